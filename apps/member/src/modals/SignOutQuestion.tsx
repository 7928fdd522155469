import { useOpenOperations } from "@satang/headless/operations";
import { useEffect } from "react";
import { modalHistory } from "./modal-history.ts";
import { SignOutModal } from "./modals.lazy.ts";
import { setSignOutQuestion } from "./sign-out-question.ts";
import { useEverOpened } from "./use-ever-opened.ts";
import { useModal } from "./use-modal.ts";

const ask = () => modalHistory.open("signOut");

/** Asks before a logout as long as an order has no known outcome. */
export function SignOutQuestion() {
  const isUnknown = useOpenOperations().some(({ isKnown }) => !isKnown);
  const { current, close } = useModal();
  const opened = useEverOpened(current);
  const isOpen = current === "signOut";

  useEffect(() => {
    if (!isUnknown) return;
    // A question that cannot be loaded without a connection would hold the member here.
    let isCurrent = true;
    void SignOutModal.preload().then((isLoaded) => {
      if (isCurrent && isLoaded) setSignOutQuestion(ask);
    });
    return () => {
      isCurrent = false;
      setSignOutQuestion(null);
    };
  }, [isUnknown]);

  // The reason ends with the outcome, and a reload keeps the modal.
  const isOver = isOpen && !isUnknown;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);

  return (
    opened.has("signOut") && (
      <SignOutModal open={isOpen && isUnknown} onOpenChange={(open) => void (open || close())} />
    )
  );
}
