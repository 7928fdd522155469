import { resolve } from "node:path";
import { type Docgen, docgensOf } from "../../../.storybook/props/props.rules.ts";
import { componentFiles } from "../../../.storybook/props/props-plugin.ts";
import { readAnatomies } from "../../../packages/story-kit/src/blocks/anatomy-plugin.ts";
import { factsOf } from "../../../packages/story-kit/src/blocks/component-facts.ts";
import { partTexts } from "../../../packages/story-kit/src/blocks/part-texts.data.ts";
import { programOf } from "../../api-report/program.ts";
import { code, table } from "./table.ts";

/** Components that have no page of their own. */
const AROUND = ["i18n/I18nProvider.tsx", "theme/scope/ThemeScope.tsx"].map((path) =>
  resolve("packages/ui/src", path),
);

/** The props of every component, by its name. */
export function readProps(): ReadonlyMap<string, Docgen> {
  const files = [...componentFiles(), ...AROUND];
  const program = programOf(files);
  const docgens = files.flatMap((file) => docgensOf(program, file));
  return new Map(docgens.map((docgen) => [docgen.displayName, docgen]));
}

/** The table of the props of a component. */
export function propTable({ props }: Docgen): string {
  const rows = Object.values(props).map(({ name, type, required, description, defaultValue }) => [
    code(required ? `${name} *` : name),
    code(type.name),
    defaultValue ? code(defaultValue.value) : "",
    description,
  ]);
  if (rows.length === 0) return "It has no props.";
  return `${table(["Prop (* is required)", "Type", "Default", "What it does"], rows)}`;
}

/** Keys, announcements and limits of a component. */
export function factsText(component: string): string {
  const { keyboard, announced, limits = [] } = factsOf(component);
  return [
    "### Keyboard",
    keyboard.length > 0 ? table(["Keys", "Effect"], keyboard) : "It has no keys of its own.",
    "### What a screen reader announces",
    announced,
    ...(limits.length > 0
      ? ["### Known limits", limits.map((limit) => `- ${limit}`).join("\n")]
      : []),
  ].join("\n\n");
}

/** Sentences about the parts of a component, in place of their picture. */
export function partsText(component: string, others: readonly string[]): string {
  const texts = [component, ...others].flatMap((folder) => Object.entries(partTexts[folder] ?? {}));
  if (texts.length === 0) return "Its parts are listed below its props.";
  return texts.map(([part, text]) => `- ${code(part)}: ${text}`).join("\n");
}

let anatomies: ReturnType<typeof readAnatomies> | undefined;

const listed = (names: readonly string[], none: string) =>
  names.length > 0 ? names.map(code).join(", ") : none;

/** Parts and variables of a component folder, and the parts of others that it renders. */
export function anatomyText(component: string, others: readonly string[]): string {
  anatomies ??= readAnatomies();
  const all = [component, ...others].map((name) => {
    const anatomy = anatomies?.[name];
    if (!anatomy) throw new Error(`there is no component folder ${name}`);
    return { name, ...anatomy };
  });
  const variables = [...new Set(all.flatMap((anatomy) => anatomy.variables))].sort();
  return [
    ...all.flatMap(({ name, parts }) => [
      `### Parts of ${name} (data-part)`,
      listed(parts, "None. The root takes `className`."),
    ]),
    `### Variables of ${component}`,
    listed(variables, "None: it uses those of the components around it or in it."),
  ].join("\n\n");
}
