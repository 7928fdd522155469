/** Somebody outside of the service whom a member can talk to about gambling. */
export type HelplineAddress = {
  /** Name or number, as a member reads it. */
  readonly name: string;
  /** Address of a call or a page: `tel:1323`. */
  readonly href: string;
};
