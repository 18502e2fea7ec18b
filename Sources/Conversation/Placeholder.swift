// The Conversation target.
