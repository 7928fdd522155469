import { useEffect, useRef } from "react";

const focus = (field: HTMLElement) => field.focus();

/**
 * Props of a form that moves the focus to its first invalid field when a submission is refused, at once or by the
 * service. What the member does next is not interrupted: an error that appears then moves nothing.
 * @param onInvalid called with the field, to do more than to focus it
 */
export function useFocusInvalid(onInvalid = focus) {
  const ref = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!field || !isAwaited.current) return;
    isAwaited.current = false;
    onInvalid(field);
  });
  const onClickCapture = () => {
    isAwaited.current = false;
  };
  const onSubmitCapture = () => {
    isAwaited.current = true;
  };
  return { ref, onClickCapture, onSubmitCapture };
}
