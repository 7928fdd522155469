import type { Failure } from "@satang/core";
import type { PasswordField, PasswordProblem, PasswordValues } from "@satang/machines/profile";
import type { ChangeEvent } from "react";
import type { FormProps, SubmitProps } from "../parts/element-props.ts";
import type { FieldProblems } from "./use-save-form.ts";

/** Props of one password field. */
export type PasswordFieldProps = {
  readonly type: "password";
  readonly name: PasswordField;
  readonly value: string;
  readonly readOnly: boolean;
  readonly autoComplete: "current-password" | "new-password";
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly "aria-invalid": true | undefined;
};

/**
 * View that {@link useChangePassword} returns: the form that changes the password as state, values,
 * actions and prop getters. Spread the getters on elements, or use the parts of `ChangePassword`.
 */
export type ChangePasswordView = {
  readonly state: "entering" | "saving";
  /** The typed passwords. They stay after a failure, and are never stored. */
  readonly values: PasswordValues;
  /** Why the passwords were not sent: a new object after each submission; `null` without problems. */
  readonly problems: FieldProblems<PasswordField, PasswordProblem> | null;
  readonly problemOf: (field: PasswordField) => PasswordProblem | null;
  /** Why the last save failed; `null` when it did not, or when the member has typed since. */
  readonly error: Failure | null;
  /** The outcome of the last save is not known: the password may be changed already. Nothing is read that shows it. */
  readonly isUnanswered: boolean;
  readonly actions: {
    readonly change: (field: PasswordField, value: string) => void;
    /** Saves the new password. Sends nothing with a problem or while a save is under way. */
    readonly save: () => void;
    /** Removes the typed passwords and the error. */
    readonly reset: () => void;
  };
  /** For the `form`: Enter saves. */
  readonly getFormProps: () => FormProps<ChangePasswordView["state"]>;
  /** For the `input` of one password. */
  readonly getFieldProps: (field: PasswordField) => PasswordFieldProps;
  /** For the submit button. It keeps the focus while it is loading. */
  readonly getSubmitProps: () => SubmitProps;
};
