import { type FlowName, flowsWith } from "./flows.data.ts";

/** The module of a site with React that lists its flows. */
export function flowsModule(names: readonly FlowName[]): string {
  const flows = flowsWith(names);
  const modals = flows.filter(({ place }) => place !== "section");
  const sections = flows.filter(({ place }) => place === "section");
  return [
    ...flows.map(
      ({ component, name }) => `import { ${component} } from "@satang/ui/flows/${name}";`,
    ),
    "",
    "/** What opens over the page. One with a title has a button of its own; the wallet has the others. */",
    "export const modals = {",
    ...modals.map((flow) => {
      const title = flow.place === "page" ? `"${flow.title}"` : "null";
      return `  ${flow.name}: { Flow: ${flow.component}, title: ${title} },`;
    }),
    "} as const;",
    "",
    "/** What is always in the page. */",
    `export const sections = [${sections.map(({ component }) => component).join(", ")}] as const;`,
    "",
  ].join("\n");
}
