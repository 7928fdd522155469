import type { ApiError } from "@satang/api";
import {
  type BankAccountNameProblem,
  findBankAccountNameProblem,
  type LatinOnlyRule,
  mustFixBankAccountName,
  toBankName,
} from "@satang/machines";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap, useSatang } from "../provider/index.ts";
import { useWallet, walletKey } from "../wallet/index.ts";
import { profileKey, useProfile } from "./use-profile.ts";

const saveKey = [...profileKey, "bankAccountName"];

/** Options of {@link useBankAccountName}. */
export interface UseBankAccountNameOptions {
  /** Banks that take Latin names only, and what counts as one. @default KTB, TMB, BBL; letters and spaces */
  latinOnly?: LatinOnlyRule | undefined;
  /** Called when the new name is stored, before it is read again. */
  onSaved?: (() => void) | undefined;
}

/** What {@link useBankAccountName} gives. */
export interface UseBankAccountName {
  /** The bank knows the member by a Latin name, and this is none: fix it before a deposit (money.txt §2). */
  mustFix: boolean;
  bankCode: string | undefined;
  /** As typed; empty at first, because the stored name is what is wrong. */
  text: string;
  setText(text: string): void;
  /** Why this name may not be saved. */
  problem: BankAccountNameProblem | null;
  isSaving: boolean;
  /** Why the last save did not go well; gone with the next. */
  error: ApiError | undefined;
  /** Stores the name, upper case and single-spaced. Nothing is sent with a problem or while one is on its way. */
  save(): void;
  /** Forgets what was typed and why it failed. */
  reset(): void;
}

/**
 * The name on the member's own bank account: whether it must be fixed, and fixing it (money.txt §2, §5).
 * @throws Error outside `SatangProvider`.
 */
export function useBankAccountName({
  latinOnly,
  onSaved,
}: UseBankAccountNameOptions = {}): UseBankAccountName {
  const scope = useSatang("useBankAccountName");
  const wallet = useWallet().data;
  const ofWallet = wallet?.profile.bankCode;
  // The wallet reply need not tell the bank's code; the profile does.
  const profile = useProfile({ enabled: wallet !== undefined && !ofWallet }).data;
  const bankCode = ofWallet ?? profile?.bankCode;
  const bankAccountName = wallet?.bankAccount.bankAccountName;
  const [text, setText] = useState("");
  const problem = findBankAccountNameProblem(text, latinOnly);
  const { mutate, isPending, error, reset } = useMutation(
    {
      mutationKey: saveKey,
      mutationFn: async (body: { bankCode: string; bankAccountName: string }) =>
        unwrap(await scope.client.account.updateBankAccountName(body)),
      onSuccess: () => {
        onSaved?.();
        // A read under way may be from before: it is not waited for.
        void scope.queryClient.invalidateQueries({ queryKey: walletKey });
        void scope.queryClient.invalidateQueries({ queryKey: profileKey });
      },
    },
    scope.queryClient,
  );
  return {
    mustFix:
      bankCode !== undefined &&
      bankAccountName !== undefined &&
      mustFixBankAccountName({ bankCode, bankAccountName }, latinOnly),
    bankCode,
    text,
    setText,
    problem,
    isSaving: isPending,
    error: error ?? undefined,
    save: () => {
      if (bankCode === undefined || problem !== null) return;
      // A second tap comes before the first one is drawn: what is under way knows, not what was rendered.
      if (scope.queryClient.isMutating({ mutationKey: saveKey })) return;
      mutate({ bankCode, bankAccountName: toBankName(text) });
    },
    reset: () => {
      setText("");
      reset();
    },
  };
}
