import type { BrowserContext, Page } from "playwright";

/** An input that the X server carries out. */
export type Input =
  | { readonly type: "move"; readonly x: number; readonly y: number }
  | { readonly type: "down" | "up"; readonly button: number }
  | { readonly type: "wheel"; readonly dx: number; readonly dy: number }
  | { readonly type: "keydown" | "keyup"; readonly keysym: number }
  | { readonly type: "size"; readonly width: number; readonly height: number };

/** Names of X for keys without a character, by the names of the web. */
const KEYSYMS: Readonly<Record<string, number>> = {
  Escape: 0xff1b,
  Tab: 0xff09,
  Enter: 0xff0d,
  NumpadEnter: 0xff8d,
  Backspace: 0xff08,
  Delete: 0xffff,
  Space: 0x20,
  ArrowLeft: 0xff51,
  ArrowUp: 0xff52,
  ArrowRight: 0xff53,
  ArrowDown: 0xff54,
  Home: 0xff50,
  End: 0xff57,
  PageUp: 0xff55,
  PageDown: 0xff56,
  ShiftLeft: 0xffe1,
  ShiftRight: 0xffe2,
  ControlLeft: 0xffe3,
  ControlRight: 0xffe4,
  AltLeft: 0xffe9,
  AltRight: 0xffea,
};

type Point = { readonly x: number; readonly y: number };
type Key = { readonly code: string; readonly key?: string };

/** The part of Playwright's input for a WebView that is replaced. Its own events are made by a script: not trusted. */
interface PageInput {
  insertText(text: string): unknown;
  mouseMove(at: Point): unknown;
  mouseEvent(event: { readonly type: string; readonly button: number }): unknown;
  wheel(by: { readonly deltaX: number; readonly deltaY: number }): unknown;
  keydown(key: Key): unknown;
  keyup(key: Key): unknown;
}

declare global {
  interface Window {
    satangInput(inputs: readonly Input[]): Promise<void>;
    satangInputIsTrusted?: boolean;
    __pwWebViewInput?: PageInput;
  }
}

/** Runs in the page: it uses nothing from outside. */
function replaceInput(keysyms: Readonly<Record<string, number>>): void {
  if (window.satangInputIsTrusted) return;
  window.satangInputIsTrusted = true;
  const RECEIVED_WITHIN_MS = 5_000;

  /** Acts, and waits until the page gets the event; some keys and moves give none. */
  const untilReceived = (type: string, ...inputs: readonly Input[]) =>
    new Promise<void>((done) => {
      const end = () => {
        removeEventListener(type, end, true);
        clearTimeout(timer);
        setTimeout(done, 0);
      };
      const timer = setTimeout(end, RECEIVED_WITHIN_MS);
      addEventListener(type, end, { capture: true, once: true });
      void window.satangInput(inputs);
    });

  const keysymOf = ({ code, key = "" }: Key) => {
    const isLatin = key.length === 1 && key.charCodeAt(0) < 127;
    return keysyms[code] ?? (isLatin ? key.charCodeAt(0) : undefined);
  };
  let at: Point = { x: -1, y: -1 };

  const trusted = (made: PageInput): PageInput => {
    const press = (type: "keydown" | "keyup", key: Key) => {
      const keysym = keysymOf(key);
      return keysym === undefined ? made[type](key) : untilReceived(type, { type, keysym });
    };
    const own: PageInput = {
      insertText(text) {
        const isDone =
          text === ""
            ? document.execCommand("delete")
            : document.execCommand("insertText", false, text);
        return isDone ? undefined : made.insertText(text);
      },
      mouseMove(to) {
        const [x, y] = [Math.round(to.x), Math.round(to.y)];
        if (x === at.x && y === at.y) return undefined;
        at = { x, y };
        // The X server reports no movement to where the pointer is.
        return untilReceived("mousemove", { type: "move", x: x + 1, y }, { type: "move", x, y });
      },
      mouseEvent({ type, button }) {
        if (type === "mousedown")
          return untilReceived("pointerdown", { type: "down", button: button + 1 });
        const event = button === 0 ? "click" : "pointerup";
        if (type === "mouseup") return untilReceived(event, { type: "up", button: button + 1 });
        // A click follows by itself.
        return undefined;
      },
      wheel: ({ deltaX, deltaY }) =>
        untilReceived("wheel", { type: "wheel", dx: deltaX, dy: deltaY }),
      keydown: (key) => press("keydown", key),
      keyup: (key) => press("keyup", key),
    };
    return Object.assign(Object.create(made), own);
  };

  let current = window.__pwWebViewInput && trusted(window.__pwWebViewInput);
  Object.defineProperty(window, "__pwWebViewInput", {
    configurable: true,
    get: () => current,
    set(made: PageInput) {
      current = trusted(made);
    },
  });
}

/** Lets the X server carry out what Playwright does on the page, so that the events are those of a member. */
export async function trustInput(
  context: BrowserContext,
  page: Page,
  send: (input: Input) => void,
): Promise<void> {
  await context.exposeFunction("satangInput", (inputs: readonly Input[]) => {
    for (const input of inputs) send(input);
  });
  await context.addInitScript(replaceInput, KEYSYMS);
  await page.evaluate(replaceInput, KEYSYMS);
}
