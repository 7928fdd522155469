/** From this size on, the chat is in the corner of the page; on a smaller screen it covers the page. */
export const corner = "(min-width: 640px) and (min-height: 480px)";
