import type { Failure } from "@satang/core";
import type { BankAccountNameProblem } from "@satang/machines/profile";
import type { FormProps, SubmitProps } from "../parts/element-props.ts";
import type { UpperCaseProps } from "../parts/use-upper-case.ts";

/**
 * View that {@link useBankAccountName} returns: the form that fixes the name of the member's own bank
 * account, as state, values, actions and prop getters.
 */
export type BankAccountNameView = {
  readonly state: "entering" | "saving";
  /** The member's bank accepts Latin names only and the stored name is not Latin: fix it before a deposit (money.txt §2). */
  readonly mustFix: boolean;
  /** Code of the member's bank; `null` until it was read. */
  readonly bankCode: string | null;
  /** Name of the member's bank in Thai; `null` until it was read. */
  readonly bankNameTH: string | null;
  /** The same in English; `null` where the service has none. */
  readonly bankNameEN: string | null;
  /** The typed name; empty at first, because the stored name is wrong. */
  readonly values: { readonly name: string };
  /** Why the typed name cannot be saved. */
  readonly problem: BankAccountNameProblem | null;
  /** The problem to show: an empty name is a problem only after the member tried to save it. */
  readonly shownProblem: BankAccountNameProblem | null;
  /** Why the last save failed; `null` when it did not, or while the next save is under way. */
  readonly error: Failure | null;
  /** The outcome of the last save is not known: the name may be saved. The profile is read until it shows it, also after the form was closed. */
  readonly isUnanswered: boolean;
  readonly actions: {
    readonly change: (name: string) => void;
    /** Saves the name in upper case with single spaces. Ignored with a problem or while a save is under way. */
    readonly save: () => void;
    /** Removes the typed name and the error. */
    readonly reset: () => void;
  };
  /** For the `form`: Enter saves. */
  readonly getFormProps: () => FormProps<BankAccountNameView["state"]>;
  /** For the `input`: upper case while typing. */
  readonly getNameProps: () => UpperCaseProps & {
    readonly value: string;
    readonly readOnly: boolean;
    readonly autoComplete: "off";
    readonly autoCapitalize: "characters";
    readonly spellCheck: false;
    readonly "aria-invalid": true | undefined;
  };
  /** For the submit button. It keeps the focus while it is loading. */
  readonly getSubmitProps: () => SubmitProps;
};
