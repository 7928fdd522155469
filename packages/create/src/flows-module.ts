import { type FlowName, flowsWith } from "./flows.data.ts";

/** Flows that every site has. */
const ALWAYS = ["session", "wallet"];

/** The module of a site with React that lists its flows. */
export function flowsModule(names: readonly FlowName[]): string {
  const flows = flowsWith(names);
  const modals = flows.filter(({ place }) => place !== "section");
  const sections = flows.filter(({ place }) => place === "section");
  const all = [...ALWAYS, ...flows.map(({ name }) => name)];
  return [
    ...ALWAYS.map((name) => `import { ${name}Words } from "@satang/ui/flows/${name}";`),
    ...flows.map(
      ({ component, name }) =>
        `import { ${component}, ${name}Words } from "@satang/ui/flows/${name}";`,
    ),
    'import { joinWords } from "@satang/ui/provider";',
    ...all.map((name) => `import "@satang/ui/flows/${name}.css";`),
    "",
    "/** The page loads the words and the styles of these flows and no others: add those of a flow that you add. */",
    "export const words = joinWords(",
    ...all.map((name) => `  ${name}Words,`),
    ");",
    "",
    "/** Components that open over the page. One with a title has a button of its own; the wallet has the others. */",
    "export const modals = {",
    ...modals.map((flow) => {
      const title = flow.place === "page" ? `"${flow.title}"` : "null";
      return `  ${flow.name}: { Flow: ${flow.component}, title: ${title} },`;
    }),
    "} as const;",
    "",
    "/** Components that are always in the page. */",
    `export const sections = [${sections.map(({ component }) => component).join(", ")}] as const;`,
    "",
  ].join("\n");
}
