import type { SatangScope } from "../provider/scope.ts";
import { walletKey } from "../wallet/wallet.query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import { memberOf } from "./member-of.ts";

/**
 * The member's `_id` of a token, read once for each token and kept here, separate from the caches
 * of views.
 */
export type Identity = {
  /** `null` when it cannot be read, or when the device has another token meanwhile. */
  of(token: string | null): Promise<string | null>;
  /** Called with every member that `of` finds. Returns a function that stops listening. */
  subscribe(listener: (member: string) => void): () => void;
};

/** The `_id` in the wallet that the page shows; `null` while it shows none. */
export const shownMember = ({ queryClient }: Pick<SatangScope, "queryClient">): string | null =>
  memberOf(queryClient.getQueryData<MemberWallet>(walletKey)?.profile);

/** Reads identities from the wallet, otherwise from the profile. */
export function createIdentity({
  client,
  tokens,
}: Pick<SatangScope, "client" | "tokens">): Identity {
  const known = new Map<string, string>();
  const listeners = new Set<(member: string) => void>();
  const read = async (token: string): Promise<string | null> => {
    const wallet = await client.wallet.get({ token });
    if (wallet.ok) return memberOf(wallet.data.profile);
    const profile = await client.account.profile({ token });
    return profile.ok ? memberOf(profile.data) : null;
  };
  return {
    of: async (token) => {
      if (token === null) return null;
      const member = await (known.get(token) ?? read(token));
      if (member === null) return null;
      known.set(token, member);
      if (tokens.read() !== token) return null;
      for (const listener of listeners) listener(member);
      return member;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
