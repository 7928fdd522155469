/** `data-state` of a button that sends. */
export const readiness = (isBusy: boolean, isDisabled = false) => {
  if (isDisabled) return "disabled";
  return isBusy ? "busy" : "ready";
};

/** `data-state` of the button of a form, from the view. */
export const sending = (view: { readonly isSubmitting: boolean }) => readiness(view.isSubmitting);

/** The same where its getter says when it is disabled. */
export const sendable = (
  view: { readonly isSubmitting: boolean },
  button: { readonly disabled: boolean },
) => readiness(view.isSubmitting, button.disabled);

/** `data-state` of a button that reads again, from the view. */
export const reading = (view: { readonly isReading: boolean }) => readiness(view.isReading);

/** `data-state` of a field. */
export const validity = (_: unknown, field: { readonly "aria-invalid"?: true | undefined }) =>
  field["aria-invalid"] ? "invalid" : "valid";

/** `data-state` of a button that has no work of its own. */
export const ability = (_: unknown, button: { readonly disabled: boolean }) =>
  button.disabled ? "disabled" : "enabled";

/** `data-state` of a button that is one of several. */
export const choice = (_: unknown, button: { readonly "aria-pressed": boolean }) =>
  button["aria-pressed"] ? "chosen" : "other";
