import { cleanBankName } from "@satang/core";
import { findBankAccountNameProblem, mustFixBankAccountName } from "@satang/machines/profile";
import type { LatinOnlyRule } from "@satang/machines/register";
import { useState } from "react";
import { formProps } from "../parts/element-props.ts";
import { useUpperCase } from "../parts/use-upper-case.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import { type SaveReports, useSave } from "../saves/use-save.ts";
import { walletKey } from "../wallet/index.ts";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { BankAccountNameView } from "./bank-account-name.view.ts";
import { isProfileShown } from "./is-profile-shown.ts";
import { profileKey, useProfileQuery } from "./use-profile-query.ts";

const mutationKey = [...profileKey, "bankAccountName"];

/** Options of {@link useBankAccountName}. It reports before the name is read again. */
export type UseBankAccountNameOptions = SaveReports & {
  /**
   * Banks that accept Latin names only, and the names that they accept. @default KTB, TMB, BBL;
   * letters and spaces
   */
  readonly latinOnly?: LatinOnlyRule | undefined;
};

/**
 * The name of the member's own bank account: whether it must be fixed, and the form that fixes it
 * (money.txt §2, §5).
 * @throws Error outside `SatangProvider`.
 * @example
 * const name = useBankAccountName({ onSaved: close });
 * <form {...name.getFormProps()}>
 *   <input aria-label="Account name" {...name.getNameProps()} />
 *   <button {...name.getSubmitProps()}>Save</button>
 * </form>
 */
export function useBankAccountName({
  latinOnly,
  onSaved,
  onSavedLater,
}: UseBankAccountNameOptions = {}): BankAccountNameView {
  const scope = useSatang("useBankAccountName");
  const wallet = useWalletQuery("useBankAccountName").data;
  const ofWallet = wallet?.profile.bankCode;
  // The wallet reply may not contain the code of the bank; the profile does.
  const isUnknown = wallet !== undefined && !ofWallet;
  const profile = useProfileQuery("useBankAccountName", isUnknown).data;
  const bankCode = ofWallet ?? profile?.bankCode ?? null;
  const bankAccountName = wallet?.bankAccount.bankAccountName;
  const bank = wallet?.bankAccount.bank;
  const [name, change] = useState("");
  const [wasSubmitted, setSubmitted] = useState(false);
  const upperCase = useUpperCase(change);
  const problem = findBankAccountNameProblem(name, latinOnly);
  const isProblemShown = problem === "latinOnly" ? name !== "" : wasSubmitted;
  const shownProblem = isProblemShown ? problem : null;
  const { isSaving, error, isUnanswered, send, reset } = useSave({
    hook: "useBankAccountName",
    mutationKey,
    send: async (body: { bankCode: string; bankAccountName: string }) =>
      unwrap(await scope.client.account.updateBankAccountName(body)),
    isShown: (body, signal) => isProfileShown(scope.client, body, signal),
    onSaved: (isInView) => {
      (isInView ? onSaved : onSavedLater)?.();
      // A read that is under way may have started before the save, so it is not awaited.
      void scope.queryClient.invalidateQueries({ queryKey: walletKey });
      void scope.queryClient.invalidateQueries({ queryKey: profileKey });
    },
  });
  const save = () => {
    setSubmitted(true);
    if (bankCode !== null && problem === null)
      send({ bankCode, bankAccountName: cleanBankName(name) });
  };
  const state = isSaving ? "saving" : "entering";
  return {
    state,
    mustFix:
      bankCode !== null &&
      bankAccountName !== undefined &&
      mustFixBankAccountName({ bankCode, bankAccountName }, latinOnly),
    bankCode,
    bankNameTH: bank?.nameTH ?? null,
    bankNameEN: bank?.nameEN ?? null,
    values: { name },
    problem,
    shownProblem,
    error,
    isUnanswered,
    actions: {
      change,
      save,
      reset: () => {
        change("");
        setSubmitted(false);
        reset();
      },
    },
    getFormProps: () => formProps(state, save),
    getNameProps: () => ({
      ...upperCase,
      value: name,
      readOnly: isSaving,
      autoComplete: "off",
      autoCapitalize: "characters",
      spellCheck: false,
      "aria-invalid": shownProblem !== null || undefined,
    }),
    getSubmitProps: () => ({ type: "submit", "aria-disabled": isSaving || undefined }),
  };
}
