import { type ComponentPropsWithoutRef, type SubmitEvent, useState } from "react";
import { useFocusInvalid } from "../../hooks/use-focus-invalid.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { ShownForm } from "./ShownForm.tsx";

/** Props of {@link FlowForm}: those of a `form`. */
export type FlowFormProps = ComponentPropsWithoutRef<"form">;

/**
 * A form that moves the focus to its first invalid field when a submission is refused. If the field has the focus
 * already, its error is announced.
 */
export function FlowForm({ children, onSubmit, ...form }: FlowFormProps) {
  const [announced, setAnnounced] = useState({ number: 0, text: "" });
  const [ref, isAwaited] = useFocusInvalid((field) => {
    // In a group, the chosen option.
    const control = field.querySelector<HTMLElement>("input:checked") ?? field;
    if (document.activeElement !== control) {
      control.focus();
      return;
    }
    const text = ref.current?.querySelector("[data-part=error]")?.textContent ?? "";
    setAnnounced(({ number }) => ({ number: number + 1, text }));
  });
  const interrupt = () => {
    isAwaited.current = false;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    isAwaited.current = true;
    // Renders also when the same refusal changes nothing else.
    setAnnounced(({ number }) => ({ number, text: "" }));
    onSubmit?.(event);
  };
  return (
    <ShownForm
      {...form}
      form={ref}
      onClickCapture={interrupt}
      onInputCapture={interrupt}
      onSubmit={submit}
    >
      {children}
      <span className={visuallyHidden} aria-live="assertive">
        {/* A new element: the same words a second time would change nothing, and be silent. */}
        <span key={announced.number}>{announced.text}</span>
      </span>
    </ShownForm>
  );
}
