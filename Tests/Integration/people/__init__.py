"""Simulated people: voters who talk to the bot, moderators who press buttons."""
