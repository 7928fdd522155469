import type { DisplayLocale } from "@satang/i18n";
import type { Browser } from "playwright";

/** A site that was built. */
export type BuiltSite = {
  /** The file of an address. */
  readonly fileOf: (pathname: string) => string;
  /** The names of its Trusted Types policies: it is served with a strict policy. */
  readonly trusted: string;
};

/** A site with a server of its own. */
export type RunningSite = {
  readonly origin: string;
  readonly close: () => Promise<unknown>;
};

/** A site with the server of Next.js. */
export type NextSite = RunningSite & {
  /** Reads the addresses that the server itself has called. */
  readonly readCalls: () => Promise<string>;
};

/** A site with a sandbox of its own, as a document makes it. */
export type SiteWithSandbox = RunningSite & {
  /** The address of the sandbox. */
  readonly sandbox: string;
  /** Changes the language of the page. */
  readonly speak: (locale: DisplayLocale) => Promise<void>;
};

/** A site that can be visited. */
export type PreparedSite = BuiltSite | RunningSite | NextSite | SiteWithSandbox;

/** A step of a member that needs a flow of its own. */
export type FlowName =
  | "withdrawal"
  | "refusal"
  | "cancel"
  | "deposit"
  | "spin"
  | "end of the session"
  | "chat";

/** The address of a page in the language with a tag. */
type Path = (tag: string) => string;

/** A page of a site. */
export type Place = {
  /** Set when the site has several. */
  readonly name?: string;
  readonly path: Path;
  /** The same page without our sheets. */
  readonly without?: Path | null;
  /** The tag of the language in which it is visited: each is that of several sites. */
  readonly language: string;
  /** The language that the site defines. */
  readonly localeOf?: () => Promise<DisplayLocale>;
  /** The brand of its chat. */
  readonly brand?: string;
  /** Whether members log in on the page, in place of the site's own sign-in. */
  readonly signsIn?: boolean;
  /** Whether our button has a class of the site that makes it square. */
  readonly square?: boolean;
  /** Whether the site has a rule for a part of an element. */
  readonly part?: boolean;
  /** Whether the site has `onEvent`, in place of the callbacks of each flow. */
  readonly listensToAll?: boolean;
  /** Flows that a member cannot use on it, and `log` when it writes nothing about the money, each with the reason. */
  readonly lacks: Readonly<Partial<Record<FlowName | "log", string>>>;
};

/**
 * A site of a partner. It is prepared once, and its pages are visited one after the other. The functions are methods, so that
 * a list can have sites of several kinds.
 */
export interface Site<Prepared extends PreparedSite = PreparedSite> {
  readonly name: string;
  /** @param language the tag of the only language of a site that is created for one */
  prepare(language?: string): Promise<Prepared>;
  readonly pages: readonly Place[];
  /** Finds problems of what only this site has. */
  checkMore?(browser: Browser, site: Prepared, sandbox: string): Promise<string[]>;
  /** Site that a reader makes of this one afterwards, in the same folder. */
  readonly next?: Site;
  /** The name of a site with the same pages: pictures of this one are not taken. */
  readonly looksLike?: string;
  /** Whether it is created for one language. */
  readonly isCreated?: boolean;
}
