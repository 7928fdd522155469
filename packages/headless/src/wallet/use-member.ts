import { useHydrated, useSatang } from "../provider/index.ts";
import { useWalletQuery } from "./use-wallet-query.ts";
import { readUserInfo, type UserInfo } from "./user-info.ts";

/**
 * The signed-in member, for a layout: as the wallet says, or as the device kept it. The wallet is
 * read only when neither is known. `null` until then.
 * @throws Error outside `SatangProvider`.
 * @example
 * const member = useMember();
 * <a href="/user/profile">{member?.name}</a>
 */
export function useMember(): UserInfo | null {
  const scope = useSatang("useMember");
  const isHydrated = useHydrated();
  const stored = isHydrated ? readUserInfo(scope) : null;
  const isUnknown = isHydrated && stored === null && scope.tokens.read() !== null;
  const { data } = useWalletQuery("useMember", isUnknown);
  if (!data) return stored;
  return { id: data.profile._id, name: data.profile.name, currency: data.currency };
}
