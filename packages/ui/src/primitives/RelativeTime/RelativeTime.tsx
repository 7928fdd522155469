"use client";
import type { Moment } from "@satang/i18n";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useCallback,
  useRef,
  useSyncExternalStore,
} from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { machineTime } from "../../text/machine-time.ts";
import { onTick } from "./one-timer.ts";
import { untilOlder } from "./until-older.rules.ts";

/** Props of {@link RelativeTime}; everything else goes to its `time`. */
export interface RelativeTimeProps
  extends Omit<ComponentPropsWithoutRef<"time">, "children" | "dateTime"> {
  /** ISO 8601 with offset, epoch ms or a `Date`; an unreadable value is shown as `–`. */
  value: Moment;
  /** The clock to compare with; pass the server's. @default Date.now */
  now?: () => number;
}

/**
 * The time since a moment, in its largest unit, updated automatically. The exact time is in the
 * title; a server renders the exact time, because it does not know when the page will be read.
 *
 * @example
 * <RelativeTime value={row.createdAt} now={clock.now} />
 */
export const RelativeTime = forwardRef<HTMLTimeElement, RelativeTimeProps>(function RelativeTime(
  { value, now = Date.now, ...rest },
  ref,
) {
  const { format } = useI18n();
  const moment = format.dateTime(value);
  const epoch = new Date(value).getTime();
  const clock = useRef(now);
  clock.current = now;
  const subscribe = useCallback(
    (notify: () => void) => onTick(() => untilOlder(epoch, clock.current()), notify),
    [epoch],
  );
  const age = useSyncExternalStore(
    subscribe,
    () => format.age(value, now()),
    () => moment,
  );
  return (
    <time title={moment} {...rest} ref={ref} dateTime={machineTime(value)}>
      {age}
    </time>
  );
});
