/** The id of the chat's floating button, for buttons elsewhere that open the chat through it. */
export const chatButtonId = 'chat-button'
