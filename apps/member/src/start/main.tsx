import { bindClockToPage } from "@satang/api";
import { createTokenStore } from "@satang/headless/provider";
import { config } from "../config/config.ts";
import { loadLanguage } from "../locale/language.ts";
import { stayWhenGoingBack } from "../navigation/going-back.ts";
import { MemberRoutes } from "../routes/routes.lazy.ts";
import { createAppSatang } from "./create-app-satang.ts";
import { installLater } from "./install-later.ts";
import { localeOfDocument } from "./locale-of-document.ts";
import { showNotStarted } from "./not-started.ts";
import { shownPage } from "./shown-page.tsx";

/**
 * The order of the start (README.md) from here on. The language and a member's screens are loaded before anything is rendered:
 * no screen is shown in another language first, and none that waits follows the page of the start.
 */
async function start(root: HTMLElement): Promise<void> {
  const tokens = createTokenStore({ prefix: config.storagePrefix });
  const isSignedIn = Boolean(tokens.read());
  stayWhenGoingBack(() => Boolean(tokens.read()));
  const page = shownPage(root, isSignedIn);
  const options = createAppSatang(
    page.isPrerendered ? { ...tokens, renderedFor: isSignedIn ? "signedIn" : "signedOut" } : tokens,
  );
  bindClockToPage(options.client.clock, window);
  const [satang, language, isLoaded] = await Promise.all([
    isSignedIn
      ? import("./early-wallet.ts")
          .then(({ withEarlyWallet }) => withEarlyWallet(options, page.isTaken))
          // The screens did not load either, and offer to load them again.
          .catch(() => options)
      : options,
    loadLanguage(localeOfDocument(), isSignedIn),
    !isSignedIn || MemberRoutes.preload(),
  ]);
  page.render({ satang, language }, isLoaded);
}

const root = document.getElementById("root");
if (root) start(root).catch(() => showNotStarted(root));
if (import.meta.env.PROD) installLater();
