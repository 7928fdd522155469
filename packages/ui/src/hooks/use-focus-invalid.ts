import { useEffect, useRef } from "react";

/**
 * Brings the member to the first wrong field of a form that was sent: once a sending, so that mending that field does
 * not take the focus out of it.
 * @param wrong what is to be mended, another one after each sending; nothing while all is well
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
