import { type UseBankAccountNameOptions, useBankAccountName } from "@satang/headless/profile";
import { useRef, useState } from "react";

/** Puts the edit modal before an action that needs a Latin account name. */
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
  });
  /** Resolves to whether the name is, or has become, one that the bank knows. */
  const ensure = (): Promise<boolean> => {
    if (!bankAccountName.mustFix) return Promise.resolve(true);
    bankAccountName.reset();
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
