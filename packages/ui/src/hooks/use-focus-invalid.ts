import { useEffect, useRef } from "react";

/**
 * Props of a form that moves the focus to its first invalid field when a submission is refused, at once or by the
 * service; in a group, to the chosen option. What the member does next is not interrupted: an error that appears then
 * moves nothing.
 * @param onStay called with the field when it has the focus already
 */
export function useFocusInvalid(onStay?: (field: HTMLElement) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    const invalid =
      isAwaited.current && ref.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!invalid) return;
    isAwaited.current = false;
    const control = invalid.querySelector<HTMLElement>("input:checked") ?? invalid;
    if (document.activeElement !== control) control.focus();
    else onStay?.(control);
  });
  const goOn = () => {
    isAwaited.current = false;
  };
  const onSubmitCapture = () => {
    isAwaited.current = true;
  };
  return { ref, onClickCapture: goOn, onSubmitCapture };
}
