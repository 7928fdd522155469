import {
  selectIsPlayStopped,
  selectProtectionStatus,
  selectSessionMinutes,
} from "@satang/machines/protection";
import { useSelector } from "../actors/use-selector.ts";
import { useSatang } from "../provider/use-satang.ts";
import type { ProtectionView } from "./protection.view.ts";
import { useProtectionActor } from "./use-protection-actor.ts";

/** View that {@link useProtectionStatus} returns. */
export type ProtectionStatusView = Pick<ProtectionView, "state"> & {
  /** Time in this session, rounded down to whole minutes, ms; `null` while server time is not known. */
  readonly sessionTime: number | null;
  /** Whether a break or a day that has no time left stops play: `stop` of {@link useProtection} says until when. */
  readonly isStopped: boolean;
};

/**
 * The protection of the signed-in member for views that are always on the screen: {@link useProtection} renders with every
 * count of the time, this hook when one of its values changes, at most once a minute.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { isStopped } = useProtectionStatus();
 * return isStopped ? <StoppedPage /> : <Games />;
 */
export function useProtectionStatus(): ProtectionStatusView {
  const { protection } = useSatang("useProtectionStatus");
  const { actor } = useProtectionActor("useProtectionStatus");
  const status = useSelector(actor, selectProtectionStatus) ?? "loading";
  const sessionTime = useSelector(actor, selectSessionMinutes);
  const isStopped = useSelector(actor, selectIsPlayStopped) ?? false;
  return { state: protection === null ? "off" : status, sessionTime, isStopped };
}
