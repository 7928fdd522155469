import type { Translator } from "@satang/i18n";
import { type Answers, idOf } from "./answers.ts";
import { flowsWith } from "./flows.data.ts";

/** The elements of a site without React, and the buttons of those that the wallet does not open. */
export function pageElements({ flows, folder }: Answers, t: Translator): string {
  const chosen = flowsWith(flows);
  const address = `base-url="/" theme="${idOf(folder)}"`;
  const buttons = chosen.flatMap((flow) =>
    flow.place === "page"
      ? [`<button type="button" data-opens="${flow.name}">${t(flow.title)}</button>`]
      : [],
  );
  const actions = chosen.filter(({ place }) => place === "wallet").map(({ name }) => name);
  const elements = chosen.map(({ name }) => `<satang-${name} ${address}></satang-${name}>`);
  return [
    `<satang-wallet ${address} actions="${actions.join(" ")}"></satang-wallet>`,
    ...buttons,
    ...elements,
  ]
    .map((line) => `    ${line}`)
    .join("\n");
}
