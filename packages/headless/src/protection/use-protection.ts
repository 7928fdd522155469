import type { Failure } from "@satang/core";
import {
  BREAK_DAYS,
  breakOfDays,
  canChange,
  extendBreak,
  findPlayStop,
  limitEffect,
  type OwnLimitName,
  type ProtectionChange,
  type ProtectionSettings,
  selectBreakEnd,
  selectPlayTime,
  selectProtectionSettings,
  selectProtectionStatus,
  selectServerNow,
  selectSessionStart,
  selectSessionTime,
  selectTimeOfDay,
  settleLimit,
} from "@satang/machines/protection";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSelector } from "../actors/use-selector.ts";
import { unwrap } from "../provider/index.ts";
import { useSatang } from "../provider/use-satang.ts";
import { MUTATION_GC_TIME } from "../queries/query-client.ts";
import { settingsQuery } from "./protection.query.ts";
import type { ProtectionView } from "./protection.view.ts";
import { storeOf } from "./protection-store.ts";
import { useProtectionActor } from "./use-protection-actor.ts";

/** The breaks to choose from; only those that make the present one longer. */
const breaksAt = (breakEnd: number | null, now: number) =>
  BREAK_DAYS.map((days) => ({ days, until: extendBreak(breakEnd, breakOfDays(days), now) })).filter(
    ({ until }) => until !== breakEnd,
  );

const SAVE_KEY = ["protection", "save"] as const;

/** Options of {@link useProtection}. */
export type UseProtectionOptions = {
  /** Called when a change was saved, with the settings after it. */
  readonly onSaved?: ((settings: ProtectionSettings) => void) | undefined;
};

/** Saves one change at a time. */
function useSaveChange(member: string | null, onSaved: UseProtectionOptions["onSaved"]) {
  const scope = useSatang("useProtection");
  const { queryClient } = scope;
  const { mutate, isPending, error } = useMutation<ProtectionSettings, Failure, ProtectionChange>(
    {
      mutationKey: SAVE_KEY,
      gcTime: MUTATION_GC_TIME,
      mutationFn: async (change) => unwrap(await storeOf(scope).change(member ?? "", change)),
      onSuccess: (settings) => {
        queryClient.setQueryData(settingsQuery(scope, member ?? "").queryKey, settings);
        onSaved?.(settings);
      },
    },
    queryClient,
  );
  const save = (change: ProtectionChange) => {
    // A second tap may come before React renders the first one.
    if (member === null || queryClient.isMutating({ mutationKey: SAVE_KEY })) return;
    if (canChange(change)) mutate(change);
  };
  return { save, isSaving: isPending, saveFailure: error };
}

/**
 * The protection of the signed-in member, on by default (`createSatang({ protection })` configures it): the time in the
 * session, the reality check, the limits and the break. It goes on without a component, once one has used it.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const protection = useProtection();
 * if (protection.state === "checking") return <button {...protection.getGoOnProps()}>Go on</button>;
 */
export function useProtection({ onSaved }: UseProtectionOptions = {}): ProtectionView {
  const scope = useSatang("useProtection");
  const { actor, member } = useProtectionActor("useProtection");
  const { error, refetch } = useQuery<ProtectionSettings, Failure>(
    { ...settingsQuery(scope, member ?? ""), enabled: member !== null },
    scope.queryClient,
  );
  const status = useSelector(actor, selectProtectionStatus) ?? "loading";
  const sessionTime = useSelector(actor, selectSessionTime);
  const sessionStart = useSelector(actor, selectSessionStart);
  const timeOfDay = useSelector(actor, selectTimeOfDay);
  const breakEnd = useSelector(actor, selectBreakEnd);
  const settings = useSelector(actor, selectProtectionSettings);
  const play = useSelector(actor, selectPlayTime);
  const now = useSelector(actor, selectServerNow);
  const { save, isSaving, saveFailure } = useSaveChange(member, onSaved);
  const limits = settings && {
    deposit: settleLimit(settings.limits.deposit, now),
    time: settleLimit(settings.limits.time, now),
  };
  const goOn = () => actor?.send({ type: "check.answer" });
  const retry = () => void refetch();
  const savingProps = (change: ProtectionChange) => ({
    type: "button" as const,
    "aria-disabled": isSaving || undefined,
    onClick: () => save(change),
  });
  return {
    state: scope.protection === null ? "off" : status,
    sessionTime,
    sessionStart,
    timeOfDay,
    breakEnd,
    stop: findPlayStop({ play, settings, now }),
    limits,
    isSaving,
    saveFailure,
    readFailure: limits ? null : error,
    effectOf: (limit, value) =>
      settings && now !== null ? limitEffect(settings.limits[limit], value, now) : null,
    breaks: now === null ? [] : breaksAt(breakEnd, now),
    actions: { goOn, change: save, retry },
    getGoOnProps: () => ({ type: "button", onClick: goOn }),
    getBreakProps: (days) => savingProps({ kind: "break", length: breakOfDays(days) }),
    getLimitProps: (limit: OwnLimitName, value) => savingProps({ kind: "limit", limit, value }),
    getRetryProps: () => ({ type: "button", onClick: retry }),
  };
}
