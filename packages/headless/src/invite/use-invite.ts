import { useCallback } from "react";
import { refreshQueries } from "../money/refresh-money.ts";
import { useMoneyOperation } from "../money/use-money-operation.ts";
import { type OperationCallbacks, toEndListener } from "../money/use-operation-end.ts";
import { PAGE_SIZE } from "../pages/pages.rules.ts";
import { usePages } from "../pages/use-pages.ts";
import { buttonProps } from "../parts/element-props.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import { readCurrency } from "../wallet/member-currency.ts";
import { useWallet } from "../wallet/use-wallet.ts";
import { inviteLink, toInvitedFriend } from "./invite.rules.ts";
import type { InviteView } from "./invite.view.ts";
import {
  INVITE_BONUS_LOCK,
  type InviteBonusOrder,
  inviteBonusOperation,
} from "./invite-bonus.operation.ts";
import { type ShareWords, useShare } from "./use-share.ts";

/** Options of {@link useInvite}. */
export type UseInviteOptions = OperationCallbacks<InviteBonusOrder> & {
  /** Address of the register page: absolute, or a path of this page's origin. @default "/register" */
  readonly registerUrl?: string | undefined;
  /** `false` reads nothing. @default true */
  readonly enabled?: boolean | undefined;
};

const SECTIONS = ["wallet", "invite"];

/**
 * Invites friends, and receives the bonus for it (money.txt §2).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const invite = useInvite();
 * <output>{invite.link}</output>
 * {invite.canShare && <button {...invite.getShareProps()}>Share</button>}
 * <button {...invite.getReceiveProps()}>Receive</button>
 */
export function useInvite(options: UseInviteOptions = {}): InviteView {
  const { registerUrl = "/register", enabled = true } = options;
  const scope = useSatang("useInvite");
  const { wallet, state: read, isReading, readFailure, actions } = useWallet({ enabled });
  const share = useShare();
  const friends = usePages({
    hook: "useInvite",
    key: ["invite", "list"],
    enabled,
    read: async (page, signal) => {
      const reply = unwrap(await scope.client.invite.list({ page, limit: PAGE_SIZE }, { signal }));
      const currency = await readCurrency(scope);
      return {
        rows: reply.invites.map((row, index) => toInvitedFriend(row, index, currency)),
        total: reply.total ?? null,
      };
    },
  });
  const operation = useMoneyOperation(inviteBonusOperation, INVITE_BONUS_LOCK, {
    onEnd: toEndListener(options),
  });

  const isSubmitting = operation.status === "submitting";
  const stateOf = (): InviteView["state"] => {
    if (operation.outcome) return "outcome";
    if (read !== "ready") return read;
    return isSubmitting ? "submitting" : "ready";
  };
  const link = wallet && inviteLink(registerUrl, wallet.profile._id, globalThis.location?.origin);
  const receive = () => {
    if (!isSubmitting) operation.submit({ part: "all" });
  };
  const shareLink = (words?: ShareWords) => {
    if (link !== null) share.share(link, words);
  };
  const refresh = useCallback(() => refreshQueries(scope, SECTIONS), [scope]);

  return {
    state: stateOf(),
    link,
    totals: wallet?.invite ?? null,
    currency: wallet?.currency ?? null,
    friends,
    canShare: share.canShare,
    isShareFailed: share.isFailed,
    isSubmitting,
    operation,
    readFailure,
    actions: {
      receive,
      share: shareLink,
      retry: actions.retry,
      refresh,
      close: () => operation.close(),
    },
    getReceiveProps: () => buttonProps(receive, isSubmitting),
    getShareProps: (words) => ({ type: "button", onClick: () => shareLink(words) }),
    getRetryProps: () => buttonProps(actions.retry, isReading),
  };
}
