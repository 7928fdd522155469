import { relative } from "node:path";

/** A picture, and by what it can be hidden. */
export interface Picture {
  readonly file: string;
  readonly locale: string;
  readonly theme: string;
  readonly device: string;
}

/** The result of one scene in one language. */
export interface Outcome {
  readonly scene: { readonly group: string; readonly name: string };
  readonly shots: readonly Picture[];
  readonly error?: string;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
export const text = (raw: string) => raw.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

export const STYLE = `
  body { margin: 0; padding: 24px; background: #1d1f24; color: #eceef2; font: 15px/1.5 system-ui, sans-serif; }
  nav { position: sticky; top: 0; padding: 12px 0; background: #1d1f24; display: flex; flex-wrap: wrap; gap: 8px 20px; }
  a { color: #f2c14e; }
  section { margin-top: 32px; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
  figure { margin: 0; }
  figure img { display: block; background: #000; border-radius: 8px; }
  .phone img { width: 195px; }
  .desktop img { width: 480px; }
  figcaption { color: #a9b0bf; font-size: 12px; }
  .error { padding: 12px; border: 2px solid #ff6b6b; border-radius: 8px; white-space: pre-wrap; max-width: 900px; }
`;

const figure = (folder: string, { file, locale, theme, device }: Picture) => `
  <figure class="${locale} ${theme} ${device}">
    <a href="${text(relative(folder, file))}"><img loading="lazy" src="${text(relative(folder, file))}" alt="${locale} ${theme} ${device}"></a>
    <figcaption>${locale} · ${theme} · ${device}</figcaption>
  </figure>`;

const article = (folder: string, name: string, outcomes: readonly Outcome[]) => `
  <h3>${text(name)}</h3>
  ${outcomes.flatMap(({ error }) => (error ? [`<p class="error">${text(error)}</p>`] : [])).join("")}
  <div class="row">${outcomes.flatMap(({ shots }) => shots.map((shot) => figure(folder, shot))).join("")}</div>`;

const idOf = (group: string) => group.toLowerCase().replaceAll(" ", "-");

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The languages, themes and devices of the pictures. */
function kindsOf(outcomes: readonly Outcome[]): string[] {
  const shots = outcomes.flatMap((outcome) => outcome.shots);
  const kinds = (["locale", "theme", "device"] as const).flatMap((by) =>
    shots.map((shot) => shot[by]),
  );
  return [...new Set(kinds)];
}

const hides = (kind: string) => `body:has(#${kind}:not(:checked)) .${kind} { display: none; }`;

/** The contact sheet as a page: grouped, with pictures that load on scroll, and errors for missing pictures. */
export function sheetOf(folder: string, title: string, outcomes: readonly Outcome[]): string {
  const groups = groupBy(outcomes, ({ scene }) => scene.group);
  const failed = outcomes.filter(({ error }) => error).length;
  const kinds = kindsOf(outcomes);
  const filters = kinds
    .map((kind) => `<label><input type="checkbox" id="${kind}" checked> ${kind}</label>`)
    .join("");
  const links = [...groups.keys()].map((group) => `<a href="#${idOf(group)}">${text(group)}</a>`);
  const sections = [...groups].map(
    ([group, members]) => `
  <section id="${idOf(group)}"><h2>${text(group)}</h2>${[
    ...groupBy(members, ({ scene }) => scene.name),
  ]
    .map(([name, same]) => article(folder, name, same))
    .join("")}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title><style>${STYLE}${kinds.map(hides).join("\n")}</style></head>
<body><h1>${text(title)}</h1>
<p>${outcomes.length - failed} taken, ${failed} failed</p>
<nav>${links.join("")}${filters}</nav>${sections.join("")}
</body></html>
`;
}
