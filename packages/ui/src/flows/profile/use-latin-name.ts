import { type UseBankAccountNameOptions, useBankAccountName } from "@satang/headless/profile";
import { useRef, useState } from "react";

/** Opens the dialog that fixes the account name before an action that needs a Latin one. */
export function useLatinName({ latinOnly, onSaved }: UseBankAccountNameOptions) {
  const answer = useRef<(isFixed: boolean) => void>(() => {});
  const [open, setOpen] = useState(false);
  const settle = (isFixed: boolean) => {
    setOpen(false);
    answer.current(isFixed);
    answer.current = () => {};
  };
  const bankAccountName = useBankAccountName({
    latinOnly,
    onSaved: () => {
      settle(true);
      onSaved?.();
    },
    // The dialog may be open again, with another name in it.
    onSavedLater: onSaved,
  });
  /** Resolves to `true` when the bank accepts the name, at once or after the dialog. */
  const ensure = (): Promise<boolean> => {
    if (!bankAccountName.mustFix) return Promise.resolve(true);
    bankAccountName.actions.reset();
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) settle(false);
  };
  return { ensure, modal: { open, onOpenChange, bankAccountName } };
}
