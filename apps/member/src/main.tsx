import { bindClockToPage } from "@satang/api";
import { createSatang, createTokenStore } from "@satang/headless";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { AppRoot } from "./AppRoot.tsx";
import { keepEarlyInput } from "./boot/early-input.ts";
import { lastWords } from "./boot/last-words.ts";
import { PRERENDERED, prerenderedIn } from "./boot/prerendered.ts";
import { config } from "./config/config.ts";
import { loadLanguage } from "./locale/language.ts";
import { localeOfDocument } from "./locale/locale-of-document.ts";
import { stayWhenGoingBack } from "./navigation/going-back.ts";
import { paths } from "./navigation/paths.ts";
import { MemberRoutes } from "./routes/Routes.tsx";
import { steps } from "./shell/steps.ts";

/**
 * Loads the member's language and screens, then renders: no screen is shown in another language first, and none that waits
 * follows the page of the start.
 */
async function boot(root: HTMLElement): Promise<void> {
  const locale = localeOfDocument();
  const tokens = createTokenStore({ prefix: config.storagePrefix });
  const isSignedIn = Boolean(tokens.read());
  stayWhenGoingBack(() => Boolean(tokens.read()));
  const audience = isSignedIn ? "member" : "visitor";
  const screen = prerenderedIn(root, document.documentElement.lang, audience);
  const options = createSatang({
    baseUrl: config.apiBaseUrl || window.location.origin,
    prefix: config.storagePrefix,
    tokens: screen ? { ...tokens, renderedFor: isSignedIn ? "signedIn" : "signedOut" } : tokens,
    getLanguage: () => document.documentElement.lang || null,
    backend: config.backend,
    giftLinkKey: config.giftLinkKey,
    pictureOrigins: config.pictureOrigins,
    chat: config.chatUrl ? { socketUrl: config.chatUrl } : undefined,
    protection: config.protection,
    edition: config.country === "LA" ? "lao" : "thai",
    signOut: (client, options) => client.session.logout(options),
  });
  bindClockToPage(options.client.clock, window);
  let endTaking = () => {};
  const taken = new Promise<void>((resolve) => {
    endTaking = resolve;
  });
  if (!screen) endTaking();
  const [satang, language, isLoaded] = await Promise.all([
    isSignedIn
      ? import("./boot/early-wallet.ts")
          .then(({ withEarlyWallet }) => withEarlyWallet(options, taken))
          // The screens did not load either, and offer to load them again.
          .catch(() => options)
      : options,
    loadLanguage(locale, isSignedIn),
    !isSignedIn || MemberRoutes.preload(),
  ]);
  if (!screen || !isLoaded) {
    endTaking();
    // In short steps: a tap is answered between them.
    return startTransition(() =>
      createRoot(root).render(<AppRoot satang={satang} language={language} />),
    );
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
      satang={satang}
      language={language}
      renderedAt={isSignedIn ? paths.home : paths.login}
      onStart={() => steps.whenDone(takeOver)}
    />,
    { identifierPrefix: locale },
  );
}

/** Long after the first screen, so that the installation does not compete with it, ms. */
const INSTALL_DELAY = 5_000;

const root = document.getElementById("root");
if (root) boot(root).catch(() => lastWords(root));
if (import.meta.env.PROD) {
  setTimeout(() => {
    import("./updates/register-service-worker.ts")
      .then(({ registerServiceWorker }) => registerServiceWorker())
      // Without storage, or where a device forbids it, the app works as before.
      .catch(() => undefined);
  }, INSTALL_DELAY);
}
