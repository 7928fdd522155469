import type { Failure } from "@satang/core";
import type { InvalidateQueryFilters, Query } from "@tanstack/react-query";
import { isOfMember } from "../info/lookup-key.ts";
import { watchMember } from "../money/watch-member.ts";
import { createSatang, type SatangOptions } from "../provider/create-satang.ts";
import { createFailures } from "../provider/failures.ts";
import type { SatangScopeOptions } from "../provider/scope.ts";
import { createSatangQueryClient } from "../queries/query-client.ts";
import { walletKey } from "../wallet/wallet.query.ts";
import { createHostTokens, type GetToken, type HostTokens } from "./host-tokens.ts";

/** Options of {@link createHostSatang}. */
export type HostSatangOptions = Omit<SatangOptions, "tokens"> & {
  /**
   * Returns the token of the host's own sign-in. When the member changes, give the provider another `key`.
   * @default members sign in here, with `LoginFlow` or `useLogin`
   */
  readonly getToken?: GetToken | undefined;
  /** Called once when the service has ended the session, and `getToken` says that there is no other token. */
  readonly onUnauthorized?: ((error: Failure) => void) | undefined;
  /** Called once when the site or the account is shut down. */
  readonly onGone?: (() => void) | undefined;
};

/** Without a limit, a host would be asked without an end when every new token is rejected, and the service called each time. */
const MOST_RENEWALS = 5;
const RENEWALS_COUNT_MS = 60_000;

const isWalletOrFailed = ({ queryKey, state }: Query) =>
  queryKey[0] === walletKey[0] || state.status === "error";

/** A call that the service rejected, and the token that it was sent with. */
type Rejection = { readonly error: Failure; readonly token: string | null };

/** Allows some renewals within a minute. */
function createRenewalLimit(): () => boolean {
  let renewals: readonly number[] = [];
  return () => {
    const now = performance.now();
    renewals = renewals.filter((at) => now - at < RENEWALS_COUNT_MS);
    if (renewals.length === MOST_RENEWALS) return false;
    renewals = [...renewals, now];
    return true;
  };
}

/** The props of `SatangProvider`, and how the token is asked for. */
export type HostSatang = SatangScopeOptions & {
  /**
   * Asks `getToken`, for the first time and after a log-in; `null` without that option.
   * @param isNeeded nothing can go on without the answer, as after a log-in
   */
  readonly renew: ((isNeeded?: boolean) => Promise<unknown>) | null;
  /**
   * Whether the host could not say yet who is signed in, at first, after a log-in or after the service has rejected its token;
   * `null` without `getToken`.
   */
  readonly reach: Pick<HostTokens, "isUnreachable" | "onReach"> | null;
};

/**
 * Creates what `createSatang` creates, for a host that signs its members in itself. A token that the service rejects is asked
 * for once more, and the session ends only when there is no other one.
 *
 * @example
 * const { renew, reach, ...satang } = createHostSatang({ baseUrl, getToken: () => auth.token });
 */
export function createHostSatang({
  getToken,
  onUnauthorized,
  onGone,
  queryClient = createSatangQueryClient(),
  ...options
}: HostSatangOptions): HostSatang {
  // Later: a first reading that is being rejected has not ended yet, and would not be repeated.
  const readLater = (filters: InvalidateQueryFilters) =>
    void setTimeout(() => void queryClient.invalidateQueries(filters));
  const tokens = getToken ? createHostTokens(getToken, (token) => settle(token)) : null;
  // Nobody is signed in yet, and the cache may be that of the provider of another member.
  if (tokens) queryClient.removeQueries({ predicate: isOfMember });
  if (tokens) watchMember(queryClient, () => tokens.read() !== null, tokens.announceMember);
  const { failures: ofCalls, ...satang } = createSatang({
    ...options,
    queryClient,
    ...(tokens && { tokens }),
  });
  const failures = createFailures();
  const mayRenew = createRenewalLimit();
  /** The rejected call, until the host has said whether there is another token. */
  let rejection: Rejection | null = null;
  /** `undefined` until a session has ended. */
  let endedToken: string | null | undefined;
  const end = ({ error, token }: Rejection) => {
    endedToken = token;
    failures.report(error);
    onUnauthorized?.(error);
  };
  const settle = (token: string | null) => {
    const rejected = rejection;
    rejection = null;
    if (rejected && (token === null || token === rejected.token)) {
      end(rejected);
      return;
    }
    if (token === null) return;
    endedToken = undefined;
    // The member of the token may be another one.
    readLater(rejected ? {} : { predicate: isWalletOrFailed });
  };
  const reject = (error: Failure) => {
    const token = satang.tokens?.read() ?? null;
    // Several calls of one session may be rejected.
    if (rejection || token === endedToken) return;
    if (tokens === null || !mayRenew()) {
      end({ error, token });
      return;
    }
    rejection = { error, token };
    void tokens.renew(true);
  };
  ofCalls?.subscribe((error) => {
    if (error.kind !== "gone") {
      reject(error);
      return;
    }
    failures.report(error);
    onGone?.();
  });
  return { ...satang, failures, renew: tokens?.renew ?? null, reach: tokens };
}
