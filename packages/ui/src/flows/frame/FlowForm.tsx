import { type ComponentPropsWithoutRef, useEffect, useReducer, useRef, useState } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { errorTextOf, firstInvalidControl } from "./invalid-control.ts";

/** Props of {@link FlowForm}: those of a `form`. */
export type FlowFormProps = ComponentPropsWithoutRef<"form">;

/**
 * A form that moves the focus to its first invalid field when a submission is refused, at once or by the service. If
 * the field has the focus already, its error is announced. What the member does next is not interrupted: an error that
 * appears then moves nothing.
 */
export function FlowForm({ children, onSubmit, ...form }: FlowFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  // Renders also when the same refusal changes nothing else.
  const [, countSubmission] = useReducer((count: number) => count + 1, 0);
  const [announced, setAnnounced] = useState({ number: 0, text: "" });
  useEffect(() => {
    const control = isAwaited.current && ref.current && firstInvalidControl(ref.current);
    if (!control) return;
    isAwaited.current = false;
    if (document.activeElement !== control) control.focus();
    else setAnnounced(({ number }) => ({ number: number + 1, text: errorTextOf(control) }));
  });
  const goOn = () => {
    isAwaited.current = false;
  };
  return (
    <form
      {...form}
      ref={ref}
      onClickCapture={goOn}
      onInputCapture={goOn}
      onSubmit={(event) => {
        isAwaited.current = true;
        countSubmission();
        onSubmit?.(event);
      }}
    >
      {children}
      <VisuallyHidden aria-live="assertive">
        {/* A new element: the same words a second time would change nothing, and be silent. */}
        <span key={announced.number}>{announced.text}</span>
      </VisuallyHidden>
    </form>
  );
}
