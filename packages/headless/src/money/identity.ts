import type { SatangScope } from "../provider/scope.ts";

/**
 * The member's `_id` of a token, read once for each token and kept here, separate from the caches
 * of views.
 */
export interface Identity {
  /** `null` when it cannot be read, or when another member has signed in meanwhile. */
  of(token: string | null): Promise<string | null>;
}

/** Reads identities from the wallet, otherwise from the profile. */
export function createIdentity({ client }: Pick<SatangScope, "client">): Identity {
  const known = new Map<string, string>();
  const read = async (token: string): Promise<string | null> => {
    const wallet = await client.wallet.get({ token });
    if (wallet.ok) return wallet.data.profile._id;
    const profile = await client.account.profile({ token });
    return profile.ok ? profile.data._id : null;
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
