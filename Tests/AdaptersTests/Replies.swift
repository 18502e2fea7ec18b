/// Results in the shapes of the Bot API's documentation.
enum Replies {
    static let me = #"""
        {"id":123456,"is_bot":true,"first_name":"Turnout","username":"TurnoutBot",\#
        "can_join_groups":true,"can_read_all_group_messages":false,"supports_inline_queries":false}
        """#

    static func message(_ id: Int) -> String {
        #"""
        {"message_id":\#(id),"from":\#(me),"chat":{"id":42,"first_name":"Dana","type":"private"},\#
        "date":1762160400,"text":"x"}
        """#
    }

    static func member(_ status: String) -> String {
        #"{"user":{"id":77,"is_bot":false,"first_name":"Omar"},"status":"\#(status)"}"#
    }
}
