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
 * A `DOMParser` that parses markup in a document without a Content-Security-Policy. A document of the page, also one of its `DOMParser`, reports
 * each `style`, `onclick` and `<style>` in it as a violation of the page's policy, although nothing of it is applied. Where a
 * browser cannot parse without a window, a document of the page is used.
 */
export class InertParser {
  parseFromString(markup: string, type: DOMParserSupportedType): Document {
    gone ??= parserOfGoneFrame();
    try {
      const parsed = gone?.parseFromString(markup, type);
      if (parsed?.documentElement) return parsed;
    } catch {
      // Firefox parses in a window only.
    }
    return new DOMParser().parseFromString(markup, type);
  }
}
