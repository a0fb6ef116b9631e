/** The id of a screen's field for messages. The shell has a skip link to it. */
export const messageFieldId = "message-field";
