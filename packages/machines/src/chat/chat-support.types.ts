/** Support, as the service describes it; `null` for what it does not say. */
export type ChatSupport = {
  /** Somebody answers now. */
  readonly isOnline: boolean | null;
  /** How soon an answer usually comes, minutes. */
  readonly answersInMinutes: number | null;
  /** Server time up to which support has read what the person on this device wrote, ms. */
  readonly readAt: number | null;
};

/** A part of it that arrived. */
export type ChatSupportChange = {
  readonly [Name in keyof ChatSupport]?: NonNullable<ChatSupport[Name]>;
} & {
  /** Support writes to the person on this device. */
  readonly isTyping?: boolean;
};

/** Events of the support machine. */
export type ChatSupportEvent =
  /** The service said something about support, already checked. */
  { readonly type: "support.change"; readonly change: ChatSupportChange };
