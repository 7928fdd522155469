import { type CSSProperties, type RefObject, useCallback, useEffect } from "react";
import { useSeenArea } from "../../overlay/use-seen-area.ts";

/** Less than this does not hold a header, a field and a button, px. */
const CROWDED = 320;

/** Heights are whole px, and those of a zoomed page are multiplied. */
const ROUNDING = 1;

/** How a modal is shown while a keyboard covers a part of the window. */
type AboveKeyboard = {
  /** Of the element that covers the window. */
  readonly cover: { readonly style?: CSSProperties; readonly onFocus?: () => void };
  /** Whether its header must scroll with its body. */
  readonly isCrowded: boolean;
};

/**
 * Keeps a modal in the part of the window that no keyboard covers, with its focused field in view, and the button of its form if
 * both have space. The keyboard of an iPhone covers a part of the window, and so does that of an Android phone, if the page
 * does not ask for another window (`interactive-widget`).
 */
export function useAboveKeyboard(modal: RefObject<HTMLElement | null>): AboveKeyboard {
  const { top, height } = useSeenArea();
  const below = window.innerHeight - top - height;
  const isCovered = top > ROUNDING || below > ROUNDING;

  const bringIntoView = useCallback(() => {
    const field = modal.current?.querySelector(":focus");
    const submit = field?.closest("form")?.querySelector("[type=submit]");
    for (const part of [submit, field]) part?.scrollIntoView({ block: "nearest" });
  }, [modal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another height covers other parts
  useEffect(() => {
    if (isCovered) bringIntoView();
  }, [isCovered, height, bringIntoView]);

  return {
    cover: isCovered
      ? { style: { paddingBlock: `${top}px ${below}px` }, onFocus: bringIntoView }
      : {},
    isCrowded: isCovered && height < CROWDED,
  };
}
