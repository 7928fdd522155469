import type { BackendPromises } from "@satang/headless";
import type { CatalogueOverrides, Locale } from "@satang/i18n";

/** The configuration of the member app by its host. */
export interface MemberConfig {
  /** Address of the API; empty for the app's own origin. */
  readonly apiBaseUrl: string;
  /** The name next to the logo and in the tab of the browser. */
  readonly brandName: string;
  /** The country of the build: the Lao build has Lao as default language, accepts any length of phone number and offers kip. */
  readonly country: "TH" | "LA";
  /** Prefix of every storage key and lock name, when two wallets share one origin. */
  readonly storagePrefix: string;
  /** IANA zone of all displayed times. */
  readonly timeZone: string;
  /** Key that seals gift links (base64); without it, gift links are not offered (decision 12). */
  readonly giftLinkKey: string | undefined;
  /** The guarantees of the backend about money (docs/money-engine.md). */
  readonly backend: BackendPromises;
  /** Texts of the host, by language. */
  readonly words: Readonly<Partial<Record<Locale, CatalogueOverrides>>>;
  /** Shown to users. */
  readonly version: string;
}

const env: Readonly<Record<string, string | undefined>> = import.meta.env ?? {};

/** The only configuration of the app; environment variables of the build set what differs between hosts. */
export const config: MemberConfig = {
  apiBaseUrl: env.VITE_API_BASE_URL ?? "",
  brandName: env.VITE_BRAND_NAME ?? "Satang",
  country: env.VITE_COUNTRY === "LA" ? "LA" : "TH",
  storagePrefix: "",
  timeZone: "Asia/Bangkok",
  giftLinkKey: env.VITE_GIFT_LINK_KEY,
  backend: { honoursKeys: env.VITE_HONOURS_KEYS === "true" },
  words: {},
  version: "1.1.14",
};
