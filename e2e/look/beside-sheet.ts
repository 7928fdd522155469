import { relative, resolve } from "node:path";
import type { Drawn } from "./drawn.data.ts";
import { type Outcome, STYLE, text } from "./sheet.ts";

/** A drawing, and the picture of its scene. */
export interface Pair {
  readonly drawn: Drawn;
  readonly outcome: Outcome;
}

/** Pictures of a phone as wide as they are, others in half of the page. */
const widthOf = ({ device, size }: Drawn["view"]): number =>
  device === "phone" ? size.width : 700;

function article(folder: string, drawings: string, { drawn, outcome }: Pair): string {
  const { picture, scene, locale, view } = drawn;
  const figure = (name: string, file: string) => {
    const source = text(relative(resolve(folder), resolve(file)));
    return `
    <figure>
      <a href="${source}"><img loading="lazy" width="${widthOf(view)}" src="${source}" alt="${name}"></a>
      <figcaption>${name}</figcaption>
    </figure>`;
  };
  const taken = outcome.shots.map(({ file }) => figure("running", file));
  return `
  <section id="${text(picture)}"><h2>${text(picture)}</h2>
    <p>${text(scene)} · ${locale} · ${view.theme} · ${view.size.width} × ${view.size.height}</p>
    ${outcome.error ? `<p class="error">${text(outcome.error)}</p>` : ""}
    <div class="row">${figure("drawn", `${drawings}/${picture}.png`)}${taken.join("")}</div>
  </section>`;
}

/** A page with each drawing next to the running app, in the same size and state. */
export function besideSheet(folder: string, drawings: string, pairs: readonly Pair[]): string {
  const sections = pairs.map((pair) => article(folder, drawings, pair));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Drawn and running</title><style>${STYLE}</style></head>
<body><h1>Drawn and running</h1>${sections.join("")}
</body></html>
`;
}
