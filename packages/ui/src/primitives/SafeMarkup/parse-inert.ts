type FrameWindow = Window & { readonly DOMParser: typeof DOMParser };

/** The parser of a frame that is gone; `null` where a browser has none. */
function parserOfGoneFrame(): DOMParser | null {
  const frame = document.createElement("iframe");
  document.head.append(frame);
  try {
    const view = frame.contentWindow as FrameWindow | null;
    return view && new view.DOMParser();
  } finally {
    frame.remove();
  }
}

let gone: DOMParser | null | undefined;

/**
 * Parses markup in a document without a Content-Security-Policy. A document of the page, also one of its `DOMParser`, reports
 * each `style`, `onclick` and `<style>` in it as a violation of the page's policy, although nothing of it is applied. Where a
 * browser cannot parse without a window, a document of the page is used.
 *
 * Only read or copy what it returns: Chromium can end the page when a script in it is changed.
 *
 * @param markup a text, or `TrustedHTML` where the page requires it
 * @returns the body; `null` for markup with frames
 */
export function parseInert(markup: string): HTMLElement | null {
  gone ??= parserOfGoneFrame();
  let parsed: Document | undefined;
  try {
    parsed = gone?.parseFromString(markup, "text/html");
  } catch {
    // Firefox parses in a window only.
  }
  if (!parsed?.documentElement) parsed = new DOMParser().parseFromString(markup, "text/html");
  return parsed.querySelector("body");
}
