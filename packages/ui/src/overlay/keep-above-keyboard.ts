import { coveredOf, seenAreaOf } from "./seen-area.rules.ts";

/** A keyboard opens for them. */
const TEXT_FIELDS =
  "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])";

/** Less than this does not hold a header, a field and a button, px. */
const CROWDED = 320;
/** Less than this holds a field alone, px. */
const TIGHT = 180;

/** The last button of a form that sends it, also one in the footer of a modal. */
function submitOf({ form }: HTMLInputElement): Element | undefined {
  return [...(form?.elements ?? [])].findLast(
    (part) => part instanceof HTMLButtonElement && part.type === "submit",
  );
}

/**
 * Keeps a modal in the part of its window that no keyboard covers, with the focused field in view, and the button of its form if
 * both have space. The keyboard of an iPhone covers a part of the window, and so does that of an Android phone, if the page does
 * not ask for another window (`interactive-widget`). `data-keyboard` says that little height is left: "crowded" or "tight".
 * @param modal in an element as high as the window, which gets a padding
 * @returns a function that stops it
 */
export function keepAboveKeyboard(modal: HTMLElement): () => void {
  const view = window.visualViewport;
  const around = modal.parentElement;
  if (!view || !around) return () => {};
  let isCovered = false;

  const focusedField = () => modal.querySelector<HTMLInputElement>(`:is(${TEXT_FIELDS}):focus`);
  const bringIntoView = () => {
    const field = isCovered && focusedField();
    if (!field) return;
    for (const part of [submitOf(field), field]) part?.scrollIntoView({ block: "nearest" });
  };
  const place = () => {
    const seen = seenAreaOf(view, window.innerHeight);
    const { above, below } = coveredOf(seen, around.getBoundingClientRect());
    isCovered = above + below > 0;
    around.style.paddingBlock = isCovered ? `${above}px ${below}px` : "";
    if (!isCovered || seen.height >= CROWDED) delete modal.dataset.keyboard;
    else modal.dataset.keyboard = seen.height < TIGHT ? "tight" : "crowded";
    bringIntoView();
  };
  // Without a field the keyboard is about to close, and the browser computes no layout for the answer.
  if (focusedField()) place();
  const stop = new AbortController();
  const { signal } = stop;
  for (const target of [view, window]) target.addEventListener("resize", place, { signal });
  view.addEventListener("scroll", place, { signal });
  modal.addEventListener("focusin", bringIntoView, { signal });
  return () => stop.abort();
}
