/** Reaches the sockets of the chat; without a port there are none, and nothing happens. */
export type ChatLine = {
  /** Sends a value as a `messaging` event to every socket in a chat room, those of other processes too. */
  emit(chatRoom: string, value: unknown): void;
  /**
   * Cuts the connections in a chat room, or all of them. A client that connects again proves once more that the chat room is its own.
   * It does so itself: the library does not, after a server has ended a connection.
   */
  cut(chatRoom?: string): void;
  /** Cuts the connections of a member. */
  cutMember(member: { readonly publicId: string }): void;
};
