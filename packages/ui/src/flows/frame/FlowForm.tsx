import { type ComponentPropsWithoutRef, useState } from "react";
import { useFocusInvalid } from "../../hooks/use-focus-invalid.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { ShownForm } from "./ShownForm.tsx";

/** Props of {@link FlowForm}: those of a `form`. */
export type FlowFormProps = ComponentPropsWithoutRef<"form">;

/**
 * A form that moves the focus to its first invalid field when a submission is refused. If the field has the focus
 * already, its error is announced.
 */
export function FlowForm({ children, ...form }: FlowFormProps) {
  const [announced, setAnnounced] = useState({ number: 0, text: "" });
  const { ref, ...focusOnInvalid } = useFocusInvalid((field) => {
    // In a group, the chosen option.
    const control = field.querySelector<HTMLElement>("input:checked") ?? field;
    if (document.activeElement !== control) {
      control.focus();
      return;
    }
    const text = field.closest("form")?.querySelector("[data-part=error]")?.textContent ?? "";
    setAnnounced(({ number }) => ({ number: number + 1, text }));
  });
  const onSubmitCapture = () => {
    focusOnInvalid.onSubmitCapture();
    // Renders also when the same refusal changes nothing else.
    setAnnounced(({ number }) => ({ number, text: "" }));
  };
  return (
    <ShownForm
      {...form}
      {...focusOnInvalid}
      form={ref}
      onInputCapture={focusOnInvalid.onClickCapture}
      onSubmitCapture={onSubmitCapture}
    >
      {children}
      <span className={visuallyHidden} aria-live="assertive">
        {/* A new element: the same words a second time would change nothing, and be silent. */}
        <span key={announced.number}>{announced.text}</span>
      </span>
    </ShownForm>
  );
}
