/**
 * The page as code inside a shadow root needs it. A shadow root hides the focused element, its elements and the movements of
 * the focus inside it from `document`. The build of the elements replaces `document.activeElement`, `document.querySelectorAll`
 * and the listeners of `document` with these, in our modules and in libraries.
 */

const FOCUS_EVENTS: ReadonlySet<string> = new Set(["focusin", "focusout"]);

type Listening = {
  readonly type: string;
  readonly listener: EventListener;
  readonly options: AddEventListenerOptions | boolean | undefined;
  /** The listener of the document, which leaves out what a shadow root has reported already. */
  readonly outside: EventListener;
};

const roots = new Set<ShadowRoot>();
const listenings = new Set<Listening>();

// By its window, because the build replaces members of the global `document`.
const page = () => globalThis.document;

const isInRoot = (target: EventTarget | null) =>
  target instanceof Element && target.shadowRoot !== null && roots.has(target.shadowRoot);

/** Makes a shadow root a part of the page that our code reads. @returns a function that ends it */
export function joinPage(root: ShadowRoot): () => void {
  roots.add(root);
  for (const { type, listener, options } of listenings)
    root.addEventListener(type, listener, options);
  return () => {
    roots.delete(root);
    for (const { type, listener, options } of listenings)
      root.removeEventListener(type, listener, options);
  };
}

/** Replaces members of `document`. */
export const shadowPage = {
  get activeElement(): Element | null {
    let active = page().activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  },

  querySelectorAll(selector: string): readonly Element[] {
    return [page(), ...roots].flatMap((root) => [...root.querySelectorAll(selector)]);
  },

  addEventListener(
    type: string,
    listener: EventListener,
    options?: AddEventListenerOptions | boolean,
  ): void {
    if (!FOCUS_EVENTS.has(type)) {
      page().addEventListener(type, listener, options);
      return;
    }
    const outside = (event: Event) => {
      if (!isInRoot(event.target)) listener(event);
    };
    listenings.add({ type, listener, options, outside });
    page().addEventListener(type, outside, options);
    for (const root of roots) root.addEventListener(type, listener, options);
  },

  removeEventListener(
    type: string,
    listener: EventListener,
    options?: AddEventListenerOptions | boolean,
  ): void {
    page().removeEventListener(type, listener, options);
    for (const listening of listenings) {
      if (listening.type !== type || listening.listener !== listener) continue;
      listenings.delete(listening);
      page().removeEventListener(type, listening.outside, options);
      for (const root of roots) root.removeEventListener(type, listener, options);
    }
  },
};
