import { useEffect, useRef } from "react";

/**
 * Moves the focus to the first invalid field of a submitted form, once for each submission, so that
 * correcting the field does not move the focus again.
 * @param wrong the first problem, a new object after each submission; `undefined` without problems
 */
export function useFocusInvalid(wrong: object | null) {
  const ref = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    if (!wasSent.current || !wrong) return;
    wasSent.current = false;
    ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);
  const onSubmitCapture = () => {
    wasSent.current = true;
  };
  return { ref, onSubmitCapture };
}
