/** The first control of a form that is marked as invalid; of a group, its chosen option. */
export function firstInvalidControl(form: HTMLFormElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (invalid?.getAttribute("role") !== "radiogroup") return invalid;
  return invalid.querySelector<HTMLElement>("input:checked") ?? invalid.querySelector("input");
}

/** The text of the error that the control, or its group, is described by. */
export function errorTextOf(control: HTMLElement): string {
  const described = control.closest("[aria-describedby]")?.getAttribute("aria-describedby") ?? "";
  const root = control.getRootNode() as Document | ShadowRoot;
  return described
    .split(" ")
    .map((id) => root.getElementById(id))
    .filter((message) => message?.dataset.part === "error")
    .map((message) => message?.textContent)
    .join(" ");
}
