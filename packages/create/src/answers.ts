import { LOCALES, type Locale } from "@satang/i18n";
import { FLOWS, type FlowName } from "./flows.data.ts";

/** Frameworks of sites. `html` is a site without React, with custom elements. */
export const FRAMEWORKS = ["vite", "next", "html"] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** Facts of a site that are known before it is created. */
export type Answers = {
  /** The folder, relative to the current one. */
  readonly folder: string;
  readonly framework: Framework;
  /** The brand colour, as `satang-theme from-color` reads it. */
  readonly color: string;
  readonly flows: readonly FlowName[];
  readonly locale: Locale;
};

/** Answers when nothing else is asked for. */
export const DEFAULTS: Answers = {
  folder: "my-wallet",
  framework: "vite",
  color: "#0b6e5f",
  flows: ["deposit", "withdraw"],
  locale: "th",
};

/** The command line is invalid. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
}

/** Options of the command line. */
export type Options = { readonly [Name in keyof Answers]?: string | undefined };

/** Where an answer comes from that the command line does not give. */
export type Questions = {
  readonly folder: () => Promise<string>;
  readonly framework: () => Promise<Framework>;
  readonly color: () => Promise<string>;
  readonly flows: (framework: Framework) => Promise<readonly FlowName[]>;
  readonly locale: () => Promise<Locale>;
};

/** Every question is answered with the default. */
export const defaults: Questions = {
  folder: async () => DEFAULTS.folder,
  framework: async () => DEFAULTS.framework,
  color: async () => DEFAULTS.color,
  flows: async () => DEFAULTS.flows,
  locale: async () => DEFAULTS.locale,
};

function oneOf<Name extends string>(option: string, names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined)
    throw new AnswerError(`${option} is "${text}"; expected ${names.join(", ")}`);
  return found;
}

/** The flows that a framework can have: `html` has those with a custom element. */
export const flowsOf = (framework: Framework): readonly FlowName[] =>
  FLOWS.filter(({ hasElement }) => framework !== "html" || hasElement).map(({ name }) => name);

/** Names with commas between them. */
function flowsNamed(text: string, framework: Framework): FlowName[] {
  const known = flowsOf(framework);
  return text.split(",").map((name) => oneOf("--flows", known, name.trim()));
}

/** The answers of the command line, and of the questions for the rest. @throws AnswerError */
export async function answersTo(options: Options, ask: Questions): Promise<Answers> {
  const folder = options.folder ?? (await ask.folder());
  const framework =
    options.framework === undefined
      ? await ask.framework()
      : oneOf("--framework", FRAMEWORKS, options.framework);
  const color = options.color ?? (await ask.color());
  const flows =
    options.flows === undefined ? await ask.flows(framework) : flowsNamed(options.flows, framework);
  const locale =
    options.locale === undefined ? await ask.locale() : oneOf("--locale", LOCALES, options.locale);
  return { folder, framework, color, flows, locale };
}

/** The id of the brand and the name of the package: letters, digits and hyphens of the last folder. */
export function idOf(folder: string): string {
  const id = (folder.split(/[\\/]+/).findLast(Boolean) ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  return id === "" ? DEFAULTS.folder : id;
}
