"use client";
import type { Moment } from "@satang/i18n";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { machineTime } from "../../text/machine-time.ts";
import * as styles from "./DateTime.css.ts";

/** Props of {@link DateTime}; everything else goes to its `time`. */
export interface DateTimeProps
  extends Omit<ComponentPropsWithoutRef<"time">, "children" | "dateTime"> {
  /** ISO 8601 with offset, epoch ms or a `Date`; an unreadable value is shown as `–`. */
  value: Moment;
  /**
   * `dateTime` is `21/11/2026 14:31:08`, `date` its first half, `time` is `14:31`.
   * @default "dateTime"
   */
  format?: "dateTime" | "date" | "time";
}

/**
 * A date and time: day before month, Gregorian, in the time zone of the service, the same in every
 * language.
 *
 * @example
 * <DateTime value={row.createdAt} />
 */
export const DateTime = forwardRef<HTMLTimeElement, DateTimeProps>(function DateTime(
  { value, format: shape = "dateTime", className, ...rest },
  ref,
) {
  const { format } = useI18n();
  return (
    <time
      translate="no"
      {...rest}
      ref={ref}
      className={classNames(styles.dateTime, className)}
      dateTime={machineTime(value)}
    >
      {format[shape](value)}
    </time>
  );
});
