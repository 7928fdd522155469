import { useEffect, useRef } from "react";

/**
 * Looks for the first invalid field of a form when a submission is refused, at once or by the service.
 * @param onInvalid called with the field, to move the focus to it
 * @returns the ref of the form, and one with whether a refusal moves the focus: set it to true when the form is submitted, and
 * to false with what the member does next, which is not interrupted
 */
export function useFocusInvalid(onInvalid: (field: HTMLElement) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!field || !isAwaited.current) return;
    isAwaited.current = false;
    onInvalid(field);
  });
  return [ref, isAwaited] as const;
}
