import { session } from "./session.ts";
import { wallet } from "./wallet.ts";

/**
 * The words of the login and of the wallet in Vietnamese. All others are those of the base language until they are translated.
 * A native reader has to check the words before members read them.
 */
export const vietnamese = { session, wallet } as const;
