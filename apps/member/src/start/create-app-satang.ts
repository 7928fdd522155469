import { createSatang, type SatangScopeOptions, type TokenStore } from "@satang/headless/provider";
import { config } from "../config/config.ts";

/** Scope that all hooks share, with the settings of the app. */
export function createAppSatang(tokens: TokenStore): SatangScopeOptions {
  return createSatang({
    baseUrl: config.apiBaseUrl || window.location.origin,
    prefix: config.storagePrefix,
    tokens,
    getLanguage: () => document.documentElement.lang || null,
    backend: config.backend,
    giftLinkKey: config.giftLinkKey,
    pictureOrigins: config.pictureOrigins,
    chat: config.chatUrl ? { socketUrl: config.chatUrl } : undefined,
    protection: config.protection,
    edition: config.country === "LA" ? "lao" : "thai",
    signOut: (client, options) => client.session.logout(options),
  });
}
