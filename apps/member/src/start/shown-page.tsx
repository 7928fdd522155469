import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { AppProps } from "../App.tsx";
import { paths } from "../navigation/paths.ts";
import { steps } from "../shell/steps.ts";
import { AppRoot } from "./AppRoot.tsx";
import { keepEarlyInput } from "./early-input.ts";
import { PRERENDERED } from "./page-attributes.ts";

/**
 * The rendered screen in the language of the document; `null` when it has none for this visitor or member. What else the
 * document has is removed. The screen stays where it is: a moved element loses the focus, and is painted again.
 */
function screenIn(root: Element, audience: "visitor" | "member"): Element | null {
  const tag = document.documentElement.lang;
  const screen = root.querySelector(`[${PRERENDERED}="${tag}"][data-for=${audience}]`);
  if (screen) for (const other of [...root.children]) if (other !== screen) other.remove();
  return screen;
}

/**
 * Page that the document shows before the app: a screen that the build has rendered, or the mark.
 * @returns `isTaken` resolves when the app reacts in place of a rendered screen, at once without one
 */
export function shownPage(root: Element, isSignedIn: boolean) {
  const screen = screenIn(root, isSignedIn ? "member" : "visitor");
  let endTaking = () => {};
  const isTaken = new Promise<void>((resolve) => {
    endTaking = resolve;
  });
  if (!screen) endTaking();

  /**
   * Renders the app in place of the mark, or takes over the rendered screen, which stays as it is, with what was entered.
   * @param isLoaded whether the app has the screens of this visitor or member, otherwise it renders an offer to load them again
   */
  function render(app: AppProps, isLoaded: boolean): void {
    if (!screen || !isLoaded) {
      endTaking();
      // In short steps: a tap is answered between them.
      startTransition(() => createRoot(root).render(<AppRoot {...app} />));
      return;
    }
    const endKeeping = keepEarlyInput(screen);
    const takeOver = () => {
      // React renders what an event changed only after its own commit has ended. Until then a form that is sent has the first
      // values, and is sent again with those that were entered.
      setTimeout(() => {
        screen.removeAttribute(PRERENDERED);
        endKeeping();
        endTaking();
      });
    };
    hydrateRoot(
      screen,
      <AppRoot
        {...app}
        renderedAt={isSignedIn ? paths.home : paths.login}
        onStart={() => steps.whenDone(takeOver)}
      />,
      { identifierPrefix: app.language.locale },
    );
  }

  return { isPrerendered: screen !== null, isTaken, render };
}
