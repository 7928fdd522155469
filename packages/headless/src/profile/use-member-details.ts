import { buttonProps } from "../parts/element-props.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import { toMemberDetails } from "./member-details.rules.ts";
import type { MemberDetailsView } from "./member-details.view.ts";
import { useProfileQuery } from "./use-profile-query.ts";

/**
 * The member's own data and bank account, of the profile and the wallet (money.txt §2, §3).
 * @throws Error outside `SatangProvider`.
 * @example
 * const { member } = useMemberDetails();
 * {member && <p>{member.name}, {member.bankAccountNo}</p>}
 */
export function useMemberDetails(): MemberDetailsView {
  const profile = useProfileQuery("useMemberDetails");
  const wallet = useWalletQuery("useMemberDetails");
  const stateOf = (): MemberDetailsView["state"] => {
    if (profile.data) return "ready";
    return profile.error ? "readFailed" : "loading";
  };
  const state = stateOf();
  const isReading = profile.isFetching || wallet.isFetching;
  const retry = () => {
    void profile.refetch();
    void wallet.refetch();
  };
  return {
    state,
    // The profile alone is enough when the wallet cannot be read.
    member: profile.data ? toMemberDetails(profile.data, wallet.data?.bankAccount ?? null) : null,
    readFailure: state === "readFailed" ? profile.error : null,
    isReading,
    actions: { retry },
    getRetryProps: () => buttonProps(retry, isReading),
  };
}
