import type { UseGameOptions } from "@satang/headless/games";
import type { UseBankAccountNameOptions } from "@satang/headless/profile";
import type { BackendPromises, ProtectionOptions } from "@satang/headless/provider";
import type { CatalogueOverrides, Locale } from "@satang/i18n";
import type { HelplineAddress } from "@satang/ui/flows/protection";

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
  /** Digits of a one-time code, unless the reply of the service says it; `undefined` means six. */
  readonly otpLength: number | undefined;
  /** Banks that accept Latin account names only; `undefined` means KTB, TMB and BBL. */
  readonly latinOnly: UseBankAccountNameOptions["latinOnly"];
  /** Minutes that the time of the site is ahead of UTC, for the days and weeks of bonuses; `undefined` means 420. */
  readonly utcOffset: number | undefined;
  /** Origins with `https:` from which pictures of the service are shown, in addition to those of the app and of the API; `img-src` names them too. */
  readonly pictureOrigins: readonly string[];
  /** How games are opened, in addition to the table of the specification (decisions 13 and 14). */
  readonly games: Pick<UseGameOptions, "launches" | "readAutoLogin">;
  /** The guarantees of the backend about money (docs/money-engine.md). */
  readonly backend: BackendPromises;
  /** The chat backend (socket.io), `/` for the app's own origin; without it, new messages are read every 5 s. */
  readonly chatUrl: string | undefined;
  /** How members are protected: the time between two reality checks and where limits are kept; `false` turns it off. */
  readonly protection: ProtectionOptions | false;
  /** Somebody outside of the service whom members can talk to; `undefined` shows nobody. */
  readonly helpline: HelplineAddress | undefined;
  /** Texts of the host, by language. */
  readonly words: Readonly<Partial<Record<Locale, CatalogueOverrides>>>;
  /** Shown to users. */
  readonly version: string;
}

/** Settings that are read before the app is loaded, apart from the rest so that its script stays small. */
export const startConfig = {
  country: import.meta.env.VITE_COUNTRY === "LA" ? "LA" : "TH",
  storagePrefix: "",
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? "",
} satisfies Partial<MemberConfig>;

/**
 * The configuration of the app, with the how-to videos next to it; environment variables of the build set what differs
 * between hosts. Each is named in full, because the build would otherwise include all of them.
 */
export const config: MemberConfig = {
  ...startConfig,
  brandName: import.meta.env.VITE_BRAND_NAME ?? "Satang",
  timeZone: "Asia/Bangkok",
  giftLinkKey: import.meta.env.VITE_GIFT_LINK_KEY,
  otpLength: undefined,
  latinOnly: undefined,
  utcOffset: undefined,
  pictureOrigins: [],
  games: {},
  backend: { honoursKeys: import.meta.env.VITE_HONOURS_KEYS === "true" },
  chatUrl: import.meta.env.VITE_CHAT_URL,
  protection: {},
  // The mental health line of Thailand, free of charge.
  helpline: import.meta.env.VITE_COUNTRY === "LA" ? undefined : { name: "1323", href: "tel:1323" },
  words: {},
  version: "1.1.14",
};
