import type { CatalogueOverrides, Locale } from "@satang/i18n";

/** What a host decides about its member app. */
export interface MemberConfig {
  /** Where the API lives; empty for the app's own origin. */
  readonly apiBaseUrl: string;
  /** The name beside the mark and in the browser's tab. */
  readonly brandName: string;
  /** The build's country: the Lao one speaks Lao first, takes any phone length and offers kip. */
  readonly country: "TH" | "LA";
  /** Put before every storage key and lock name, where two wallets share one origin. */
  readonly storagePrefix: string;
  /** IANA zone of every time shown. */
  readonly timeZone: string;
  /** Key that seals gift links (base64); without one the entry is not offered (decision 12). */
  readonly giftLinkKey: string | undefined;
  /** The host's own wording, by language. */
  readonly words: Readonly<Partial<Record<Locale, CatalogueOverrides>>>;
  /** Shown to users. */
  readonly version: string;
}

const env: Readonly<Record<string, string | undefined>> = import.meta.env ?? {};

/** The one place where the app is configured; the build may set what differs between hosts. */
export const config: MemberConfig = {
  apiBaseUrl: env.VITE_API_BASE_URL ?? "",
  brandName: env.VITE_BRAND_NAME ?? "Satang",
  country: env.VITE_COUNTRY === "LA" ? "LA" : "TH",
  storagePrefix: "",
  timeZone: "Asia/Bangkok",
  giftLinkKey: env.VITE_GIFT_LINK_KEY,
  words: {},
  version: "1.1.14",
};
