import type { Failure } from "@satang/core";
import type { LostIdentity } from "@satang/machines/session";
import type { ChangeEvent } from "react";
import type { FormProps, SubmitProps } from "../parts/element-props.ts";

/** The typed values of the login form. */
export type LoginValues = {
  /** Phone number or username. */
  readonly username: string;
  readonly password: string;
  /** Keep the member signed in after the browser closes. */
  readonly remember: boolean;
};

/** Fields that were empty when the member submitted the form. */
export type LoginMissing = "username" | "password";

type InputProps<Type extends string> = {
  readonly type: Type;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The field was empty when the form was submitted. */
  readonly "aria-invalid": true | undefined;
};

/**
 * View that {@link useLogin} returns: the whole login form as state, values, actions and prop getters.
 * Spread the getters on elements, or use the parts of `Login`.
 */
export type LoginView = {
  readonly state: "entering" | "signingIn" | "signedIn";
  /** A sign-in is under way, or has succeeded; the submit button is loading. */
  readonly isSubmitting: boolean;
  readonly values: LoginValues;
  /** Why the last sign-in failed; `null` when it did not, or when the member has typed since. */
  readonly error: Failure | null;
  /** Why the server ended the previous session; `null` when it did not. */
  readonly reason: LostIdentity | null;
  /** A new list after each submission with empty fields. */
  readonly missing: readonly LoginMissing[];
  readonly actions: {
    readonly change: (values: Partial<LoginValues>) => void;
    /** Signs in. Ignored while fields are empty or a sign-in is under way. */
    readonly submit: () => void;
  };
  /** For the `form`: Enter submits. */
  readonly getFormProps: () => FormProps<LoginView["state"]>;
  /** For the `input` of the phone number or username. */
  readonly getUsernameProps: () => InputProps<"text"> & {
    readonly name: "username";
    readonly autoComplete: "username";
  };
  /** For the `input` of the password. */
  readonly getPasswordProps: () => InputProps<"password"> & {
    readonly name: "password";
    readonly autoComplete: "current-password";
  };
  /** For the checkbox that keeps the member signed in. */
  readonly getRememberProps: () => {
    readonly type: "checkbox";
    readonly name: "remember";
    readonly checked: boolean;
    readonly "data-chosen": boolean;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** For the submit button. It keeps the focus while it is loading. */
  readonly getSubmitProps: () => SubmitProps;
};
