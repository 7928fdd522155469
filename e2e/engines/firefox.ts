import type { Browser, BrowserContext, BrowserType } from "playwright";

/** Settings that a stock Firefox takes from its preferences, because it has no command for them. */
const PREFERENCES = {
  "ui.prefersReducedMotion": 1,
  // Nothing is fetched or saved that a journey does not ask for.
  "app.normandy.enabled": false,
  "browser.backup.enabled": false,
  "dom.ipc.processPrelaunch.enabled": false,
};

/** The session below a browser of Playwright, which has no public name. */
interface Session {
  send(method: string, values: unknown): Promise<unknown>;
}
interface Inside {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: Session } };
}

/** Firefox up to 153 has no such command, and Playwright 1.65 opens no context without it. */
const MISSING = "emulation.setMediaFeaturesOverride";

function withoutMissingCommand(browser: Browser): void {
  const session = (browser as unknown as Inside)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, values) => (method === MISSING ? {} : send(method, values));
}

/** Starts the Firefox of the distribution, without a window. */
export async function launchFirefox(
  firefox: BrowserType,
  executablePath: string,
): Promise<Browser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath,
    firefoxUserPrefs: PREFERENCES,
  });
  withoutMissingCommand(browser);
  return browser;
}

/**
 * Lets React see what Playwright fills into a field of a stock Firefox. It sets `value` at the element, where React notes it, so the event
 * that follows looks like one without a change.
 */
export const showFillsToReact = (context: BrowserContext) =>
  context.addInitScript(() => {
    type Noted = { readonly _valueTracker?: { setValue(value: string): void } };
    const forget = ({ target, isTrusted }: Event) => {
      if (!isTrusted) (target as Noted | null)?._valueTracker?.setValue("\u0000");
    };
    addEventListener("input", forget, true);
  });
