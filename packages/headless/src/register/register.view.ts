import type {
  RegisterField,
  RegisterFormStep,
  RegisterProblem,
  RegisterStep,
  RegisterValues,
} from "@satang/machines/register";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import type { ButtonProps, FormProps, SubmitProps } from "../parts/element-props.ts";
import type { UpperCaseProps } from "../parts/use-upper-case.ts";
import type { Clock, Edition } from "../provider/index.ts";

/** Props of one field, for an `input` or a `select`. */
export type RegisterFieldProps = Pick<UpperCaseProps, "onChange"> &
  Partial<UpperCaseProps> &
  Pick<
    ComponentPropsWithoutRef<"input">,
    "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "readOnly"
  > & {
    readonly name: RegisterField;
    readonly value: string;
    /** For a `select`. */
    readonly "data-chosen"?: string;
    readonly "aria-invalid": true | undefined;
  };

/**
 * View that {@link useRegister} returns: the whole registration as state, values, actions and prop
 * getters. Spread the getters on elements, or use the parts of `Register`.
 */
export type RegisterView = {
  /** Step of the registration. */
  readonly state: RegisterStep;
  /** The steps of this registration in order: without the code when none is needed. */
  readonly steps: readonly RegisterFormStep[];
  /** Index of the current step in `steps`; `steps.length` when the member is registered. */
  readonly stepIndex: number;
  /** The member is registered; the login follows. */
  readonly isRegistered: boolean;
  /** A call is under way. */
  readonly isBusy: boolean;
  /** The call of the current step is under way; the submit button is loading. */
  readonly isSubmitting: boolean;
  /** The code is being sent again. */
  readonly isResending: boolean;
  readonly values: RegisterValues;
  /** The typed phone number, normalised: digits only. */
  readonly phone: string;
  /** Reference of the code that was sent; `null` when there is none. */
  readonly otpRef: string | null;
  /** Number of digits of the code. */
  readonly otpLength: number;
  /** When another code may be sent, server time in ms; `null` when none was sent. */
  readonly resendAt: number | null;
  /** The invite code came with a link and is read-only. */
  readonly isInvited: boolean;
  /** The code of the invite link cannot be read: say so; it can be typed, and no older code is in the field. */
  readonly isInviteDamaged: boolean;
  /** The server refuses the invite code: offer to continue without it. */
  readonly isInviteRefused: boolean;
  /** The outcome was not found in time: `back` begins again. */
  readonly canBeginAgain: boolean;
  /** Problem of the step as a whole. */
  readonly problem: RegisterProblem | null;
  /**
   * Every problem of the step, new objects after each refusal: for a message over the page. Say each one once, and nothing
   * about an empty field (`rule` is `required`).
   */
  readonly problems: readonly RegisterProblem[];
  /** The number belongs to a member already: offer the login. */
  readonly hasAccount: boolean;
  /** The first field of the step that has a problem. */
  readonly firstWrongField: RegisterField | null;
  /** Problem of a field. */
  readonly problemOf: (field: RegisterField) => RegisterProblem | null;
  readonly edition: Edition;
  readonly clock: Clock;
  readonly actions: {
    /** @param pasted the pasted text, for a one-time code: `pastedText(event)` of `@satang/core` */
    readonly change: (field: RegisterField, value: string, pasted?: string) => void;
    readonly next: () => void;
    readonly back: () => void;
    /** Sends another code. Ignored before `resendAt`. */
    readonly resend: () => void;
    /** After a lost reply: asks the server at once if the member was registered. */
    readonly checkOutcome: () => void;
    /** Continues without the invite code that the server refused. */
    readonly dropInviteCode: () => void;
    readonly goToLogin: () => void;
  };
  /** For the `form`: Enter goes to the next step. */
  readonly getFormProps: () => FormProps<RegisterStep>;
  readonly getFieldProps: (field: RegisterField) => RegisterFieldProps;
  /** For the button that goes to the next step. It keeps the focus while it is loading. */
  readonly getSubmitProps: () => SubmitProps;
  /** For the button that goes to the previous step; typed values stay. */
  readonly getBackProps: () => ButtonProps & { readonly disabled: boolean };
  /** For the button that sends another code. */
  readonly getResendProps: () => ButtonProps;
  /** For the button that continues without the refused invite code. */
  readonly getDropInviteCodeProps: () => ButtonProps;
  /** For the button that asks the server after a lost reply. */
  readonly getCheckOutcomeProps: () => ButtonProps;
  /** For the link to the login after registering; add your own `href`. */
  readonly getLoginProps: () => { readonly onClick: (event: MouseEvent) => void };
};
