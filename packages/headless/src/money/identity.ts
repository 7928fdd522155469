import type { SatangScope } from "../provider/scope.ts";
import { walletKey } from "../wallet/wallet.query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";

/**
 * The member's `_id` of a token, read once for each token and kept here, separate from the caches
 * of views.
 */
export type Identity = {
  /** `null` when it cannot be read, or when another member has signed in meanwhile. */
  of(token: string | null): Promise<string | null>;
};

/**
 * The `_id` of a profile as text; `null` without one. Replies are read loosely, and a number would
 * not be found again in storage.
 */
export function memberOf(profile: { readonly _id: unknown } | undefined): string | null {
  const id = profile?._id;
  return (typeof id === "string" && id !== "") || typeof id === "number" ? String(id) : null;
}

/** The `_id` in the wallet that the page shows; `null` while it shows none. */
export const shownMember = ({ queryClient }: Pick<SatangScope, "queryClient">): string | null =>
  memberOf(queryClient.getQueryData<MemberWallet>(walletKey)?.profile);

/** Reads identities from the wallet, otherwise from the profile. */
export function createIdentity({ client }: Pick<SatangScope, "client">): Identity {
  const known = new Map<string, string>();
  const read = async (token: string): Promise<string | null> => {
    const wallet = await client.wallet.get({ token });
    if (wallet.ok) return memberOf(wallet.data.profile);
    const profile = await client.account.profile({ token });
    return profile.ok ? memberOf(profile.data) : null;
  };
  return {
    of: async (token) => {
      if (token === null) return null;
      const member = known.get(token) ?? (await read(token));
      if (member !== null) known.set(token, member);
      return member;
    },
  };
}
