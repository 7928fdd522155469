"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import * as styles from "./Progress.css.ts";
import { percentOf } from "./progress.rules.ts";

/** Props of {@link Progress}; everything else goes to its element. */
export interface ProgressProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Label: "Uploading the slip". */
  label: ReactNode;
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
  /** Progress from 0 to `max`; without it the progress is unknown. */
  value?: number | undefined;
  /** Value of the complete work: 100, bytes, files. @default 100 */
  max?: number;
  /** Displayed and announced text: "3 of 5 files". @default the percentage, when there is one */
  valueText?: string | undefined;
  /**
   * `positive` after success, `critical` after a failure; in addition to a text. @default "accent"
   */
  tone?: keyof typeof styles.tones;
}

/**
 * The progress of an upload or towards a goal.
 *
 * @example
 * <Progress label="Uploading the slip" value={sent} max={file.size} />
 */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  {
    label,
    labelVisibility = "shown",
    value,
    max = 100,
    valueText,
    tone = "accent",
    className,
    ...rest
  },
  ref,
) {
  const id = useId();
  const { format } = useI18n();
  const percent = percentOf(value, max);
  const text = valueText ?? (percent === undefined ? undefined : format.percent(percent));
  return (
    <div
      {...rest}
      ref={ref}
      data-state={percent === undefined ? "indeterminate" : percent < 100 ? "loading" : "complete"}
      className={classNames(styles.progress, className)}
    >
      <div className={labelVisibility === "hidden" ? visuallyHidden : styles.head} data-part="head">
        <span id={id} className={styles.label} data-part="label">
          {label}
        </span>
        {text && (
          <span className={styles.value} aria-hidden="true" data-part="value">
            {numbersIn(text)}
          </span>
        )}
      </div>
      <progress
        aria-labelledby={id}
        max={100}
        value={percent}
        aria-valuetext={text}
        className={classNames(styles.track, styles.tones[tone])}
        data-part="track"
      />
    </div>
  );
});
