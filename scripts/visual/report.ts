import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileOf } from "./baselines.ts";
import { isFailure, type Verdict } from "./judge.ts";

const FOLDER = ".satang/visual";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const text = (raw: string) => raw.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

const STYLE = `
  body { margin: 0; padding: 24px; background: #1d1f24; color: #eceef2; font: 15px/1.5 system-ui, sans-serif; }
  h2 { font-size: 17px; margin: 40px 0 8px; overflow-wrap: anywhere; }
  p { margin: 0 0 12px; max-width: 70ch; white-space: pre-wrap; }
  code { background: #0007; padding: 2px 6px; border-radius: 4px; }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { color: #a9b0bf; font-size: 13px; }
  img { display: block; max-width: min(100%, 640px); background: #000; }
  .same img { width: 195px; }
  .same figcaption { width: 195px; overflow-wrap: anywhere; }
`;

const figure = (source: string, caption: string) =>
  `<figure><figcaption>${text(caption)}</figcaption><a href="${text(source)}"><img loading="lazy" src="${text(source)}" alt="${text(caption)}"></a></figure>`;

const baselineOf = (key: string) => relative(FOLDER, fileOf(key));

const WHY: Readonly<Record<string, (verdict: Verdict) => string>> = {
  differs: ({ difference }) =>
    [difference?.size, `${difference?.pixels} pixels differ`].filter(Boolean).join("; "),
  new: () => "There is no baseline yet: look at it, then run with --update.",
  gone: () => "There is a baseline, but no such story: run with --update to let it go.",
  broken: ({ error = "" }) => error,
};

async function save(name: string, picture: Buffer) {
  const file = join(FOLDER, name);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, picture);
  return name;
}

async function failure(verdict: Verdict): Promise<string> {
  const { key, kind, expected, actual, difference } = verdict;
  const figures = [
    (expected || kind === "gone") && figure(baselineOf(key), "expected"),
    actual && figure(await save(`${key}.actual.webp`, actual), "actual"),
    difference && figure(await save(`${key}.difference.webp`, difference.picture), "difference"),
  ];
  return `<section><h2>${text(key)}</h2><p>${text(WHY[kind]?.(verdict) ?? "")}</p>
<div class="row">${figures.filter(Boolean).join("")}</div></section>`;
}

/** The message of a failure on the command line. */
export const sentenceOf = (verdict: Verdict) =>
  `${verdict.key}: ${WHY[verdict.kind]?.(verdict).split("\n")[0]}`;

/** Writes the page on which a person reviews the differences, and returns its path. */
export async function writeReport(verdicts: readonly Verdict[], summary: string): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const failures = await Promise.all(verdicts.filter(isFailure).map(failure));
  const rest = verdicts
    .filter(({ kind }) => ["same", "updated", "added"].includes(kind))
    .map(({ key }) => figure(baselineOf(key), key));
  const file = join(FOLDER, "index.html");
  await writeFile(
    file,
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style></head>
<body><h1>Pictures</h1><p>${text(summary)}</p>${failures.join("\n")}
<h2>As they were</h2><div class="row same">${rest.join("\n")}</div></body></html>
`,
  );
  return file;
}
