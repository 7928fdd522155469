import { act, type ReactElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

/** Runs `work` and returns what React or a component writes to the console during it. */
async function messagesOf(
  work: (note: (...words: unknown[]) => void) => Promise<void>,
): Promise<string[]> {
  const messages: string[] = [];
  const { error, warn } = console;
  const note = (...words: unknown[]) => {
    messages.push(words.map(String).join(" "));
  };
  Object.assign(console, { error: note, warn: note });
  try {
    await work(note);
  } finally {
    Object.assign(console, { error, warn });
  }
  return messages;
}

/** Messages while `element` is rendered in StrictMode and removed again. */
export const messagesInStrictMode = (
  element: ReactElement,
  render: (element: ReactElement) => Promise<{ unmount: () => Promise<void> }>,
) =>
  messagesOf(async () => {
    const screen = await render(<StrictMode>{element}</StrictMode>);
    await screen.unmount();
  });

/** React requires this flag when `act` is used. */
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Messages while a server renders `element` and a browser hydrates it. */
export const messagesOfHydration = (element: ReactElement) =>
  messagesOf(async (note) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element);
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    const root = await act(async () =>
      hydrateRoot(container, element, { onRecoverableError: note }),
    );
    await act(async () => root.unmount());
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    container.remove();
  });
