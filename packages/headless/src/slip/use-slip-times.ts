import { readCloseTime } from "@satang/machines/slip";
import { useLookup } from "../info/use-lookup.ts";

/** When slips are accepted. */
export type SlipTimes = {
  /** The service accepts none now. A flag that cannot be read closes nothing. */
  readonly isClosed: boolean;
  /** Daily time from which none are accepted, `HH:mm` in the time zone of the service; `null` when it is not known. */
  readonly closeTime: string | null;
  /** Asks the service again. */
  readonly refresh: () => void;
};

/**
 * When the service accepts slips (money.txt §2).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const { isClosed, closeTime } = useSlipTimes();
 */
export function useSlipTimes(): SlipTimes {
  const { data, actions } = useLookup("slip");
  return {
    isClosed: data?.isActive === false,
    closeTime: readCloseTime(data?.closeTime),
    refresh: actions.retry,
  };
}
