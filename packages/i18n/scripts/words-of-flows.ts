import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { keysFrom } from "../../../scripts/messages/flow-keys.ts";
import { keysOf } from "../../../scripts/messages/keys-of.ts";
import { en } from "../src/locales/en/index.ts";

/** Every flow has these: a service may answer any call with any code, and pages have buttons and units of their own. */
const ALWAYS = /^(?:common|errors)\./;

/** Marks of further messages that several flows share: a message that only these flows show. */
const MARKS = { money: "money.checking.", stop: "protection.stop.limit" } as const;

/** A name of messages that several flows show. */
export type SharedName = "every" | keyof typeof MARKS;

/** Keys of messages. */
type Keys = readonly string[];

/** The messages that a flow shows. */
export type FlowWords = {
  /** Names in common with other flows: a page that has several of these flows loads them once. */
  readonly shared: readonly SharedName[];
  readonly own: Keys;
};

/** Keys of the messages that the flows of each folder of `@satang/ui/flows` show. */
export type WordsOfFlows = {
  readonly shared: Readonly<Record<SharedName, Keys>>;
  readonly flows: Readonly<Record<string, FlowWords>>;
};

/**
 * Reads the messages of each flow from its sources, with everything that they load at once or later.
 * @param root folder of the repository
 * @throws Error when it has no flows
 */
export function wordsOfFlows(root: string): WordsOfFlows {
  const filesOf = (pattern: string) => globSync(join(root, pattern)).sort();
  const keys = keysOf(en);
  const around = [
    ...filesOf("packages/i18n/src/{errors,format}/*.ts").filter((file) => !/\.test\./.test(file)),
    join(root, "packages/ui/src/provider/index.ts"),
  ];
  const shownBy = new Map(
    filesOf("packages/ui/src/flows/*/index.ts").map((file) => [
      basename(dirname(file)),
      keysFrom([...around, file], keys),
    ]),
  );
  if (shownBy.size === 0) throw new Error(`There are no flows in ${root}.`);
  const isMarked = (shown: ReadonlySet<string>, mark: string) =>
    [...shown].some((key) => key.startsWith(mark));
  const inAll = (flows: readonly ReadonlySet<string>[]) =>
    keys.filter((key) => flows.every((shown) => shown.has(key)));
  const all = [...shownBy.values()];
  const common = new Set(inAll(all));
  const every = keys.filter((key) => ALWAYS.test(key) || common.has(key));
  const marked = (name: keyof typeof MARKS) =>
    inAll(all.filter((shown) => isMarked(shown, MARKS[name]))).filter(
      (key) => !every.includes(key),
    );
  const shared = { every, money: marked("money"), stop: marked("stop") };

  const wordsOf = (shown: ReadonlySet<string>): FlowWords => {
    const marks = (["money", "stop"] as const).filter((name) => isMarked(shown, MARKS[name]));
    const names: readonly SharedName[] = ["every", ...marks];
    const known = new Set(names.flatMap((name) => shared[name]));
    return { shared: names, own: [...shown].filter((key) => !known.has(key)) };
  };
  return {
    shared,
    flows: Object.fromEntries([...shownBy].map(([flow, shown]) => [flow, wordsOf(shown)])),
  };
}
