import type { SatangScope } from "../provider/scope.ts";
import { walletKey } from "../wallet/wallet.query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import { memberOf } from "./member-of.ts";

/** A member as the service knows one. */
export type MemberNames = {
  readonly id: string;
  /** `null` when the service gives none. */
  readonly name: string | null;
  /** The phone number, or the name with which the member logs in; `null` when the service gives none. */
  readonly username: string | null;
};

/**
 * The member's `_id` of a token, read once for each token and kept here, separate from the caches
 * of views.
 */
export type Identity = {
  /** `null` when it cannot be read, or when the device has another token meanwhile. */
  of(token: string | null): Promise<string | null>;
  /** The same with the names of the member. */
  namesOf(token: string | null): Promise<MemberNames | null>;
  /** Called with every member that `of` finds. Returns a function that stops listening. */
  subscribe(listener: (member: string) => void): () => void;
};

/** The `_id` in the wallet that the page shows; `null` while it shows none. */
export const shownMember = ({ queryClient }: Pick<SatangScope, "queryClient">): string | null =>
  memberOf(queryClient.getQueryData<MemberWallet>(walletKey)?.profile);

const nameOrNull = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function namesIn(
  profile:
    | { readonly _id: unknown; readonly name?: unknown; readonly username?: unknown }
    | undefined,
): MemberNames | null {
  const id = memberOf(profile);
  if (id === null) return null;
  return { id, name: nameOrNull(profile?.name), username: nameOrNull(profile?.username) };
}

/** Reads identities from the wallet, otherwise from the profile. */
export function createIdentity({
  client,
  tokens,
}: Pick<SatangScope, "client" | "tokens">): Identity {
  const known = new Map<string, MemberNames>();
  const listeners = new Set<(member: string) => void>();
  const read = async (token: string): Promise<MemberNames | null> => {
    const wallet = await client.wallet.get({ token });
    if (wallet.ok) return namesIn(wallet.data.profile);
    const profile = await client.account.profile({ token });
    return profile.ok ? namesIn(profile.data) : null;
  };
  const namesOf = async (token: string | null): Promise<MemberNames | null> => {
    if (token === null) return null;
    const member = await (known.get(token) ?? read(token));
    if (member === null) return null;
    known.set(token, member);
    if (tokens.read() !== token) return null;
    for (const listener of listeners) listener(member.id);
    return member;
  };
  return {
    namesOf,
    of: async (token) => (await namesOf(token))?.id ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
