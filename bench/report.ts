import { readFile, writeFile } from "node:fs/promises";
import { contestants, type Id } from "./contestants.ts";
import type { Samples } from "./measure.ts";
import { quantile } from "./quantile.ts";
import type { Weights } from "./weigh.ts";

type Row = Record<Id, { value: number; text: string }>;

const perId = <T>(make: (id: Id) => T) =>
  Object.fromEntries(contestants.map(({ id }) => [id, make(id)])) as Record<Id, T>;

const kilo = (weights: Weights): Row =>
  perId((id) => ({ value: weights[id], text: (Math.max(weights[id], 0) / 1000).toFixed(1) }));

/** The ratio of each pair to plain HTML: the median, and the middle half as the spread. */
const ratios = (samples: Samples): Row =>
  perId((id) => {
    const all = samples.map((sample) => sample[id] / sample.plain);
    const text = (share: number) => quantile(all, share).toFixed(2);
    return {
      value: quantile(all, 0.5),
      text: id === "plain" ? "1" : `${text(0.5)} (${text(0.25)}–${text(0.75)})`,
    };
  });

function bestPeer(row: Row) {
  const peers = contestants.filter(({ id, styled }) => styled && id !== "satang");
  return peers.reduce((best, peer) => (row[peer.id].value < row[best.id].value ? peer : best));
}

function line(name: string, row: Row): string {
  const best = bestPeer(row);
  const share = row[best.id].value > 0 ? (row.satang.value / row[best.id].value).toFixed(2) : "–";
  const cells = contestants.map(({ id }) =>
    id === "satang" ? `**${row[id].text}**` : row[id].text,
  );
  return `| ${[name, ...cells, `${share} of ${best.name}`].join(" | ")} |`;
}

async function version(name: string): Promise<string> {
  const path = `${import.meta.dirname}/node_modules/${name}/package.json`;
  return JSON.parse(await readFile(path, "utf8")).version;
}

export interface Results {
  weights: Record<string, Weights>;
  /** Bytes that remain after a dialog. */
  heap?: Record<Id, number> | undefined;
  samples: Record<string, Samples>;
  rounds: number;
  browser: string;
}

/** The table, and the versions that it was measured with. */
export async function table({ weights, heap, samples, rounds, browser }: Results): Promise<string> {
  const head = ["", ...contestants.map(({ name }) => name), "Satang to the best styled peer"];
  const peers = contestants.flatMap((one) => ("from" in one ? [one.from] : []));
  const named = await Promise.all(
    ["react", ...peers].map(async (name) => `${name} ${await version(name)}`),
  );
  return [
    `| ${head.join(" | ")} |`,
    `| --- ${"| ---: ".repeat(head.length - 1)}|`,
    ...Object.entries(weights).map(([name, row]) => line(`${name}, kB gzip`, kilo(row))),
    ...Object.entries(samples).map(([name, row]) => line(name, ratios(row))),
    ...(heap ? [line("heap kept by a dialog, kB", kilo(heap))] : []),
    "",
    `${named.join(", ")}; Chromium ${browser}, ${rounds} rounds.`,
  ].join("\n");
}

const START = "<!-- bench: written by npm run bench -->";
const END = "<!-- bench: end -->";

/** Writes the table between its markers in the README. */
export async function writeInto(path: string, text: string): Promise<void> {
  const readme = await readFile(path, "utf8");
  const from = readme.indexOf(START);
  const to = readme.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${path} has no markers for the table`);
  await writeFile(path, `${readme.slice(0, from)}${START}\n\n${text}\n\n${readme.slice(to)}`);
}
