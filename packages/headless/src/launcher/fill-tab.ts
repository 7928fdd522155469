import type { CheckedDestination } from "./launcher.rules.ts";

/** Words that a tab shows until it is filled. */
export type WaitingWords = {
  readonly text: string;
  /** BCP 47 tag of the language of the text. */
  readonly lang: string;
};

/** Shows a text in a tab that has no page yet. */
export function showWaiting({ document }: Window, { text, lang }: WaitingWords): void {
  const { body, documentElement: root } = document;
  document.title = text;
  root.lang = lang;
  // Through the object model: the page's content policy, which the tab has too, forbids style attributes.
  root.style.colorScheme = "light dark";
  Object.assign(body.style, {
    display: "grid",
    placeContent: "center",
    minHeight: "90vh",
    font: "18px/1.6 system-ui, sans-serif",
  });
  body.textContent = text;
}

/**
 * Sends a tab that has no page yet to a destination. A link or a form of the tab itself does it: only these leave out
 * the referrer whatever the policy of the page is (decision 13).
 */
export function fillTab({ document }: Window, { address, fields }: CheckedDestination): void {
  if (fields === null) {
    const link = document.createElement("a");
    link.href = address;
    link.rel = "noreferrer";
    document.body.append(link);
    link.click();
    return;
  }
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  form.rel = "noreferrer";
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` hides the method of the form.
  HTMLFormElement.prototype.submit.call(form);
}
