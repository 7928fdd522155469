/**
 * Why a call failed, as data. Never holds a token, a password or an auto-login address.
 * - `coded`: the backend answered with a code of the error catalogue (money.txt §8)
 * - `raw`: a code outside the catalogue, or a reply that the contract does not know (`message` is then empty);
 *   `sender` says when something on the way answered instead of the backend
 * - `network`: no reply arrived; also a call that its caller cancelled
 * - `timeout`: no reply in time
 * - `gone`: the site or the account is shut down
 * - `notSent`: nothing left this device; `sender` says when something on the way answered the reading before it
 */
export type Failure =
  | {
      readonly kind: "coded";
      readonly code: string;
      readonly message: string;
      /** HTTP status of the reply. */
      readonly status: number;
    }
  | {
      readonly kind: "raw";
      readonly message: string;
      readonly status: number;
      /** The backend refused it without a reason. */
      readonly isRefusal?: true;
      /** Sender that answered, when it was not the backend, or may not have been. The call may have been executed. */
      readonly sender?: ReplySender;
    }
  | { readonly kind: "network" }
  | { readonly kind: "timeout" }
  | { readonly kind: "gone" }
  | { readonly kind: "notSent"; readonly reason: NotSentReason; readonly sender?: ReplySender };

/**
 * Sender that answered a call instead of the backend.
 * - `portal`: a network that wants its user to sign in first
 * - `filter`: a filter in front of the backend that stopped the call or its reply, such as a firewall
 * - `gateway`: a server in front of the backend that did not reach it, such as a content network
 * - `unproven`: the backend or one of these; its `message` is no JSON
 */
export type ReplySender = "portal" | "filter" | "gateway" | "unproven";

/**
 * Why nothing was sent.
 * - `input`: the call itself is wrong, for example an empty part of its path
 * - `token`: the token has a character that no header can have, such as a line break
 * - `memberChanged`: another member has signed in since the call was prepared
 * - `storage`: the device cannot store the order, so a reload would lose it
 * - `locked`: another tab is sending it
 * - `unread`: the member or the balances could not be read
 * - `cancelled`: the member stopped an upload before its last byte had left the device
 */
export type NotSentReason =
  | "input"
  | "token"
  | "memberChanged"
  | "storage"
  | "locked"
  | "unread"
  | "cancelled";
