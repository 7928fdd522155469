import { REALITY_CHECK_MS } from "@satang/machines/protection";
import { useMoneyEngine } from "../money/use-money-engine.ts";
import { useActorOf } from "../provider/use-actor-of.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useMember } from "../wallet/index.ts";
import { createProtection, type ProtectionActor } from "./protection-actor.ts";

const NO_DEFINITIONS = [] as const;

/** The protection of the signed-in member; `null` where the host turned it off, and while the member is not known. */
export function useProtectionActor(hook: string): {
  readonly actor: ProtectionActor | null;
  readonly member: string | null;
} {
  const scope = useSatang(hook);
  const engine = useMoneyEngine(hook, NO_DEFINITIONS);
  const isOff = scope.protection === null;
  const { id } = useMember() ?? {};
  const member = isOff || id === undefined ? null : id;
  const every = scope.protection?.checkEveryMs;
  const actor = useActorOf(member === null ? null : `protection.${member}`, () =>
    createProtection(scope, engine, member ?? "", every === undefined ? REALITY_CHECK_MS : every),
  );
  return { actor, member };
}
