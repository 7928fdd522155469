/** A package that has the documentation of its version in it. */
export interface DocumentedPackage {
  readonly name: string;
  /** Description of the package, a sentence. */
  readonly about: string;
  /** Content of the README. */
  readonly readme: string;
  /** Titles of the pages of Storybook about it; `null` for all of them. */
  readonly pages: readonly string[] | null;
}

/** Packages with an `llms.txt`, and pages of Storybook as Markdown. */
export const DOCUMENTED = [
  {
    name: "ui",
    about: "Themed components and finished flows for money apps in Thai, Lao and English.",
    readme: "a deposit page in your brand, pages without React, style sheets, entry points",
    pages: null,
  },
  {
    name: "headless",
    about: "Hooks and compound parts of a member wallet, without styles and texts.",
    readme: "hooks and compound parts without styles and texts; events; what a device keeps",
    pages: ["Guides/Headless", "Guides/Events", "Guides/Errors", "Guides/Upgrading"],
  },
  {
    name: "i18n",
    about: "Messages of a member wallet in Thai, Lao and English, with money and dates.",
    readme: "texts in three languages, money and dates, a language of your own",
    pages: ["Guides/Words", "Guides/Adding a language"],
  },
  {
    name: "api",
    about: "The typed client of every call of a member wallet.",
    readme: "the typed client of every call, and a fake backend for tests",
    pages: ["Guides/Errors", "Guides/Your own backend"],
  },
  {
    name: "sandbox",
    about: "A backend for development that keeps the contract of a member wallet.",
    readme: "a backend for development, and a check of your own backend",
    pages: ["Guides/Your own backend", "Guides/Testing"],
  },
] as const satisfies readonly DocumentedPackage[];

/** Packages with a README only. */
export const OTHERS: Readonly<Record<string, string>> = {
  machines: "what can happen, in which order",
  core: "results, amounts, digits, phone numbers",
};
