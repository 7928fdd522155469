import type { Failure } from "@satang/core";
import type { MoneyOperationView } from "../money/use-operation-view.ts";
import type { PagesView } from "../pages/pages.view.ts";
import type { ButtonProps } from "../parts/element-props.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import type { InvitedFriend } from "./invite.rules.ts";
import type { InviteBonusOrder } from "./invite-bonus.operation.ts";
import type { ShareWords } from "./use-share.ts";

/**
 * View that {@link useInvite} returns: the member's invite link, the friends who joined, and the invite bonus, as
 * state, values, actions and prop getters. Spread the getters on elements, or use the parts of `Invite`.
 *
 * States:
 * - `loading`, `readFailed`: the wallet, which has link and bonus, is being read, or could not be read
 * - `ready`, `submitting`: link, bonus and friends; the bonus is being received
 * - `outcome`: `operation.outcome` is shown in place of them
 */
export type InviteView = {
  readonly state: "loading" | "readFailed" | "ready" | "submitting" | "outcome";
  /** The address to share, with the member's invite code; `null` until it is known. */
  readonly link: string | null;
  /** Bonus that is ready, and how many percent of the friends count; `null` when the service does not say it. */
  readonly totals: MemberWallet["invite"];
  /** The currency of `totals`; `null` until it was read. */
  readonly currency: MemberWallet["currency"] | null;
  /** The friends who joined, ten on a page. */
  readonly friends: PagesView<InvitedFriend>;
  /** Whether the device has a share sheet. */
  readonly canShare: boolean;
  /** The share sheet could not be opened: the link can be copied. */
  readonly isShareFailed: boolean;
  readonly isSubmitting: boolean;
  /** The last time the bonus was received: on its way, how it ended, or that it is not known yet. */
  readonly operation: MoneyOperationView<InviteBonusOrder>;
  /** Why the wallet could not be read; `null` when it could. */
  readonly readFailure: Failure | null;
  readonly actions: {
    /** Receives the invite bonus. The service decides whether there is one. */
    readonly receive: () => void;
    /** Opens the share sheet of the device; call it in the press. */
    readonly share: (words?: ShareWords) => void;
    /** Reads the wallet again after a failure. */
    readonly retry: () => void;
    /** Call it when the view opens: bonus and friends are read again. */
    readonly refresh: () => void;
    /** Call it when the member has read how it ended, or closes the view. */
    readonly close: () => void;
  };
  /** For the button that receives the bonus. It keeps the focus while it waits. */
  readonly getReceiveProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
  /** For the button that opens the share sheet. Render it when `canShare`. */
  readonly getShareProps: (words?: ShareWords) => ButtonProps;
  /** For the button that reads again after a failure. */
  readonly getRetryProps: () => ButtonProps & { readonly "aria-disabled": true | undefined };
};
