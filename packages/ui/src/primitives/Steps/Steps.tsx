"use client";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { CheckIcon } from "../Icon/index.ts";
import * as styles from "./Steps.css.ts";

type StepState = keyof typeof styles.states;

function stateOf(index: number, current: number): StepState {
  if (index === current) return "current";
  return index < current ? "done" : "ahead";
}

/** {@link Steps} */
export interface StepsProps {
  /** Names of the steps in order: announced, and shown where there is space. */
  steps: readonly ReactNode[];
  /** Index of the current step, from 0; `steps.length` when all are done. */
  current: number;
  /** Accessible name. @default the catalogue's "Step 2 of 4" */
  label?: string | undefined;
}

/**
 * The progress in a wizard: a row of bars, or numbers with the names below where the row is wide
 * enough. The current step is announced, in addition to its colour.
 *
 * @example
 * <Steps steps={["Phone", "Code", "Profile", "Bank"]} current={1} />
 */
export function Steps({ steps, current, label }: StepsProps) {
  const { t } = useI18n();
  const total = steps.length;
  const position = Math.min(current + 1, total);
  return (
    <ol
      className={styles.steps}
      data-part="steps"
      aria-label={label ?? t("ui.steps.current", { step: position, total })}
    >
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
            key={index}
            className={styles.states[state]}
            data-part="step"
            data-state={state}
            {...(state === "current" ? { "aria-current": "step" } : {})}
          >
            <span className={styles.marker} aria-hidden="true" data-part="marker">
              {state === "done" && <CheckIcon size={18} />}
            </span>
            <span className={styles.name}>{step}</span>
            {state === "done" && (
              <span className={visuallyHidden}>
                {` – ${t("ui.steps.done", { step: index + 1 })}`}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
