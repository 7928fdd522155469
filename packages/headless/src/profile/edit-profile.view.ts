import type { Failure } from "@satang/core";
import type { ProfileField, ProfileProblem, ProfileValues } from "@satang/machines/profile";
import type { FormProps, SubmitProps } from "../parts/element-props.ts";
import type { UpperCaseProps } from "../parts/use-upper-case.ts";
import type { FieldProblems } from "./use-save-form.ts";

/** Props of one field, for an `input` or a `select`. */
export type EditProfileFieldProps = Pick<UpperCaseProps, "onChange"> &
  Partial<UpperCaseProps> & {
    readonly name: ProfileField;
    readonly value: string;
    /** For a `select`. */
    readonly "data-chosen"?: string;
    readonly readOnly: boolean;
    readonly "aria-invalid": true | undefined;
    readonly autoComplete?: "name" | "off";
    readonly inputMode?: "numeric";
    readonly autoCapitalize?: "characters";
    readonly spellCheck?: false;
  };

/**
 * View that {@link useEditProfile} returns: the form that changes the member's own data as state, values,
 * actions and prop getters. Spread the getters on elements, or use the parts of `EditProfile`.
 */
export type EditProfileView = {
  readonly state: "entering" | "saving";
  /** The current data, with what the member has typed. */
  readonly values: ProfileValues;
  /** Why the data were not sent: a new object after each submission; `null` without problems. */
  readonly problems: FieldProblems<ProfileField, ProfileProblem> | null;
  readonly problemOf: (field: ProfileField) => ProfileProblem | null;
  /** Why the last save failed; `null` when it did not, or when the member has typed since. */
  readonly error: Failure | null;
  /** The outcome of the last save is not known: the data may be saved. The profile is read until it shows it, also after the form was closed. */
  readonly isUnanswered: boolean;
  /** The field that the error is about: the message belongs there. */
  readonly errorField: ProfileField | null;
  readonly actions: {
    readonly change: (field: ProfileField, value: string) => void;
    /** Saves the data. Sends nothing with a problem or while a save is under way. */
    readonly save: () => void;
    /** Goes back to the current data. */
    readonly reset: () => void;
  };
  /** For the `form`: Enter saves. */
  readonly getFormProps: () => FormProps<EditProfileView["state"]>;
  /** For the `input` or `select` of one field; the account name is in upper case while typing. */
  readonly getFieldProps: (field: ProfileField) => EditProfileFieldProps;
  /** For the submit button. It keeps the focus while it is loading. */
  readonly getSubmitProps: () => SubmitProps;
};
