@testable import Adapters

/// Updates in the shapes of the Bot API's documentation.
enum Updates {
    static let dana = #"""
        {"id":42,"is_bot":false,"first_name":"Dana","username":"dana","language_code":"es-MX"}
        """#
    static let omar = #"{"id":77,"is_bot":false,"first_name":"Omar","language_code":"en"}"#
    static let privateChat = #"{"id":42,"first_name":"Dana","username":"dana","type":"private"}"#
    static let group = #"{"id":\#(TelegramRig.reviewRoom),"title":"Moderators","type":"supergroup"}"#
    private static let bot = #"{"id":123456,"is_bot":true,"first_name":"T","username":"TurnoutBot"}"#

    /// A voter's message with these further members.
    static func message(_ rest: String) -> String {
        #"""
        {"update_id":7,"message":{"message_id":365,"from":\#(dana),"chat":\#(privateChat),\#
        "date":1762160399,\#(rest)}}
        """#
    }

    /// A message in the moderators' group.
    static func groupMessage(_ rest: String, from: String = omar, chat: String = group) -> String {
        #"""
        {"update_id":7,"message":{"message_id":12,"from":\#(from),"chat":\#(chat),\#
        "date":1762160399,\#(rest)}}
        """#
    }

    /// An edited message of a voter.
    static func edited(_ rest: String) -> String {
        #"""
        {"update_id":8,"edited_message":{"message_id":365,"from":\#(dana),"chat":\#(privateChat),\#
        "date":1762160399,"edit_date":1762160450,\#(rest)}}
        """#
    }

    /// A press on a button below a message in this chat.
    static func tap(
        _ data: String, from: String = dana, chat: String = privateChat, date: Int = 1_762_160_000
    ) -> String {
        #"""
        {"update_id":9,"callback_query":{"id":"4382bfdwdsb323b2d9","from":\#(from),"message":{\#
        "message_id":360,"from":\#(bot),"chat":\#(chat),"date":\#(date),"text":"What?"},\#
        "chat_instance":"-77","data":"\#(data)"}}
        """#
    }

    /// Somebody's signs on a message in this chat changed.
    static func reaction(
        from old: String, to new: String, user: String = #""user":\#(dana),"#, chat: String = privateChat
    ) -> String {
        #"""
        {"update_id":11,"message_reaction":{"chat":\#(chat),"message_id":360,\#(user)"date":1762160470,\#
        "old_reaction":[\#(old)],"new_reaction":[\#(new)]}}
        """#
    }

    /// Somebody is about to pay five dollars.
    static func checkout(from: String = dana, rest: String = "") -> String {
        #"""
        {"update_id":12,"pre_checkout_query":{"id":"q1","from":\#(from),"currency":"USD",\#
        "total_amount":500,"invoice_payload":"p1"\#(rest)}}
        """#
    }

    /// The members of a service message: they were paid.
    static let payment = #"""
        "successful_payment":{"currency":"USD","total_amount":500,"invoice_payload":"p1",\#
        "telegram_payment_charge_id":"t1","provider_payment_charge_id":"c1"}
        """#

    /// The bot's membership in a private chat changed.
    static func membership(_ status: String, chat: String = privateChat) -> String {
        #"""
        {"update_id":10,"my_chat_member":{"chat":\#(chat),"from":\#(dana),"date":1762160460,\#
        "old_chat_member":{"user":\#(bot),"status":"member"},\#
        "new_chat_member":{"user":\#(bot),"status":"\#(status)","until_date":0}}}
        """#
    }

    /// A photo in three sizes, not in order.
    static let photo = #"""
        "photo":[{"file_id":"AgACs","file_unique_id":"u1","file_size":1253,"width":67,"height":90},\#
        {"file_id":"AgACx","file_unique_id":"u4","file_size":190001,"width":960,"height":1280},\#
        {"file_id":"AgACm","file_unique_id":"u2","file_size":20480,"width":240,"height":320}]
        """#
}
