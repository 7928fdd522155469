import type { Failure } from "@satang/core";
import type {
  LimitEffect,
  OwnLimit,
  OwnLimitName,
  PlayStop,
  ProtectionChange,
  ProtectionStatus,
} from "@satang/machines/protection";
import type { ButtonProps } from "../parts/element-props.ts";

/** A button that saves. It keeps the focus while it waits. */
export type SavingButtonProps = ButtonProps & { readonly "aria-disabled": true | undefined };

/** A limit that members set for themselves, in the unit of its name. */
export type OwnLimitView = {
  /** Value that counts now; `null` is no limit. */
  readonly value: number | null;
  /** The looser value that waits, and from when it counts, server time in ms; `null` without one. */
  readonly next: OwnLimit["next"];
};

/**
 * View that {@link useProtection} returns: the protection of the signed-in member as state, values, actions and prop
 * getters. Durations in ms, moments are server time in ms.
 *
 * States: `off` (the host turned it off), `loading` (the member is not known yet), `playing`, `checking` (a reality check
 * is shown), `onBreak`, and `timeUp` (the time of the day is used up).
 */
export type ProtectionView = {
  readonly state: "off" | "loading" | ProtectionStatus;
  /** Time in this session; `null` while server time is not known. */
  readonly sessionTime: number | null;
  /** When this session began; `null` while that is not known. */
  readonly sessionStart: number | null;
  /** Time of the present day; `null` while server time is not known. */
  readonly timeOfDay: number | null;
  /** End of the break; `null` without one. */
  readonly breakEnd: number | null;
  /** Why the member does not play now, and until when; `null` when they may. */
  readonly stop: PlayStop | null;
  /** The limits; `null` until they were read. `deposit` in hundredths a day, `time` in ms a day. */
  readonly limits: Readonly<Record<OwnLimitName, OwnLimitView>> | null;
  /** A change is being saved. */
  readonly isSaving: boolean;
  /** Why the last change was not saved; `null` when it was. */
  readonly saveFailure: Failure | null;
  /** The outcome of the last change is not known: it may be saved. The settings are read until they show it, also after the view was closed. */
  readonly isUnanswered: boolean;
  /** Why the limits could not be read; `null` when they were. */
  readonly readFailure: Failure | null;
  /** Effect of saving this value; `null` while the limits or server time are not known. */
  readonly effectOf: (limit: OwnLimitName, value: number | null) => LimitEffect | null;
  /** The breaks to choose from, with their ends; during a break, those that make it longer. */
  readonly breaks: readonly { readonly days: number; readonly until: number }[];
  readonly actions: {
    /** Ends the reality check. */
    readonly goOn: () => void;
    /** Changes a limit or begins a break. Ignored while a change is being saved, and outside of its bounds. */
    readonly change: (change: ProtectionChange) => void;
    /** Reads the limits again. */
    readonly retry: () => void;
  };
  /** For the button that ends the reality check. */
  readonly getGoOnProps: () => ButtonProps;
  /** For the button that begins a break of so many days. */
  readonly getBreakProps: (days: number) => SavingButtonProps;
  /** For the button that sets a limit, or removes it with `null`. */
  readonly getLimitProps: (limit: OwnLimitName, value: number | null) => SavingButtonProps;
  /** For the button that reads the limits again. */
  readonly getRetryProps: () => ButtonProps;
};
