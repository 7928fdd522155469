import type { Failure } from "@satang/core";
import {
  BREAK_DAYS,
  breakOfDays,
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
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "../actors/use-selector.ts";
import { useSatang } from "../provider/use-satang.ts";
import { settingsQuery } from "./protection.query.ts";
import type { ProtectionView } from "./protection.view.ts";
import { useProtectionActor } from "./use-protection-actor.ts";
import { type ChangeReports, useSaveChange } from "./use-save-change.ts";

/** The breaks to choose from; only those that make the present one longer. */
const breaksAt = (breakEnd: number | null, now: number) =>
  BREAK_DAYS.map((days) => ({ days, until: extendBreak(breakEnd, breakOfDays(days), now) })).filter(
    ({ until }) => until !== breakEnd,
  );

/** Options of {@link useProtection}. */
export type UseProtectionOptions = ChangeReports;

/**
 * The protection of the signed-in member, on by default (`createSatang({ protection })` configures it): the time in the
 * session, the reality check, the limits and the break. It goes on without a component, once one has used it.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const protection = useProtection();
 * if (protection.state === "checking") return <button {...protection.getGoOnProps()}>Go on</button>;
 */
export function useProtection(reports: UseProtectionOptions = {}): ProtectionView {
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
  const { save, isSaving, saveFailure, isUnanswered } = useSaveChange(member, reports);
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
    isUnanswered,
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
