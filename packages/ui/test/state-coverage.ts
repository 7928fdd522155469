import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";

const features = globSync(join(import.meta.dirname, "../../machines/src/*/index.ts"));
const exported: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all(features.map(async (file) => import(/* @vite-ignore */ file)))),
);

/** The part of a machine's graph that is read. */
interface StateNode {
  readonly type?: string;
  readonly path: readonly string[];
  readonly parent?: StateNode | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly initial: { readonly target: readonly StateNode[] };
  readonly always?: readonly Transition[] | undefined;
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
}
interface Transition {
  readonly guard?: unknown;
  readonly target?: readonly StateNode[] | undefined;
}

/** The flows that must have a story for each state of a machine. */
const FLOWS: Readonly<Record<string, readonly string[]>> = {
  session: ["session"],
  register: ["register"],
  qrDeposit: ["deposit"],
  spin: ["spin"],
  gamePassword: ["games"],
  moneyEngine: ["transfer", "withdraw"],
  moneyOperation: ["transfer", "withdraw"],
  chatConnection: ["chat"],
  chatDelivery: ["chat"],
  chatOutbox: ["chat"],
  chatSupport: ["chat"],
  readMark: ["chat"],
  protection: ["protection"],
};

/** A machine of XState. */
type Machine = { readonly id: string; readonly root: StateNode };

/** A flow without XState. */
type Logic = { readonly id: string; readonly states: readonly string[] };

const isMachine = (value: object): value is Machine => "root" in value && "transition" in value;
const isLogic = (value: object): value is Logic => "states" in value && "next" in value;

/**
 * The flows that run a machine.
 * @throws Error for a machine without a flow, because its states would have no story
 */
export function flowsOf(machine: string): readonly string[] {
  const flows = FLOWS[machine];
  if (!flows) throw new Error(`FLOWS names no flow that runs the machine ${machine}`);
  return flows;
}

const isLeaf = (node: StateNode) => Object.keys(node.states).length === 0;

/** A state that is always left at once is never visible. */
const isPassing = ({ always = [] }: StateNode) =>
  always.some(({ guard, target }) => guard === undefined && target !== undefined);

/** The stable leaf states of a machine, found from its initial state along every transition. */
export function restingStates(root: StateNode): string[] {
  const seen = new Set<StateNode>();
  const visit = (node: StateNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const ways = [...node.transitions.values(), node.always ?? []].flat();
    for (const { target = [] } of ways) target.forEach(visit);
    if (node.type === "parallel") Object.values(node.states).forEach(visit);
    else if (!isLeaf(node)) node.initial.target.forEach(visit);
    if (node.parent) visit(node.parent);
  };
  visit(root);
  return (
    [...seen]
      // A machine without states needs no story.
      .filter((node) => node.path.length > 0 && isLeaf(node) && !isPassing(node))
      .map(({ path }) => path.join("."))
  );
}

/** Every machine and logic that the package exports, with its stable states. */
export const machines: readonly { readonly id: string; readonly states: readonly string[] }[] =
  Object.values(exported).flatMap((value) => {
    const one = Object(value);
    if (isMachine(one)) return [{ id: one.id, states: restingStates(one.root) }];
    return isLogic(one) ? [{ id: one.id, states: one.states }] : [];
  });

/** A story and the states in its tags. */
interface Promising {
  readonly story: string;
  readonly file: string;
  /** `in:moneyOperation.ended.done` */
  readonly tags: readonly string[];
}

/** The stories in files, with the tags that name a state. */
export async function promisesOf(files: readonly string[]): Promise<Promising[]> {
  const parsed = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(file, "utf8");
      const { _stories: stories } = loadCsf(source, {
        fileName: file,
        makeTitle: (title) => title ?? file,
      }).parse();
      return Object.entries(stories).map(([story, { tags = [] }]) => ({
        story,
        file,
        tags: tags.filter((tag) => /^(?:in|through):/.test(tag)),
      }));
    }),
  );
  return parsed.flat();
}

async function promisedBy(files: readonly string[]): Promise<Set<string>> {
  const promises = await promisesOf(files);
  return new Set(promises.flatMap(({ tags }) => tags.map((tag) => tag.replace(/^[^:]*:/, ""))));
}

/**
 * Problems between the stories of a flow and the variants of its states, each with the file to
 * write.
 * @param rows story names of each state with several variants
 */
export function variantProblems(
  promises: readonly Promising[],
  rows: Readonly<Record<string, readonly string[]>>,
): string[] {
  const storiesIn = (state: string) =>
    promises.filter(({ tags }) => tags.includes(`in:${state}`)).map(({ story }) => story);
  const [first = { file: "its stories" }] = promises;
  const fileFor = (state: string) =>
    promises.find(({ tags }) => tags.includes(`in:${state}`))?.file ?? first.file;
  const missing = Object.entries(rows).flatMap(([state, names]) =>
    names
      .filter((name) => !storiesIn(state).includes(name))
      .map((name) => `${fileFor(state)}: write the story ${name}, tagged "in:${state}"`),
  );
  const states = promises.flatMap(({ tags }) =>
    tags.flatMap((tag) => (tag.startsWith("in:") ? [tag.slice("in:".length)] : [])),
  );
  const unlisted = [...new Set(states)].flatMap((state) => {
    const names = storiesIn(state);
    if (names.length < 2) return [];
    return names
      .filter((name) => !rows[state]?.includes(name))
      .map((name) => `packages/ui/test/state-variants.ts: add ${name} to ${state}`);
  });
  return [...missing, ...unlisted];
}

/** The stories of one flow compared with one machine. */
export interface Coverage {
  readonly flow: string;
  readonly machine: string;
  readonly all: readonly string[];
  /** States without a story. */
  readonly missing: readonly string[];
  /** States in the tags of stories that the machine does not have. */
  readonly unknown: readonly string[];
}

/**
 * Compares every machine with the stories of its flows.
 * @param storiesOf returns the story files of a flow
 */
export async function coverStates(
  storiesOf: (flow: string) => Promise<readonly string[]>,
): Promise<Coverage[]> {
  const pairs = machines.flatMap(({ id: machine, states }) =>
    flowsOf(machine).map((flow) => ({ machine, flow, all: states })),
  );
  return Promise.all(
    pairs.map(async ({ machine, flow, all }) => {
      const prefix = `${machine}.`;
      const promised = [...(await promisedBy(await storiesOf(flow)))]
        .filter((state) => state.startsWith(prefix))
        .map((state) => state.slice(prefix.length));
      return {
        flow,
        machine,
        all,
        missing: all.filter((state) => !promised.includes(state)),
        unknown: promised.filter((state) => !all.includes(state)),
      };
    }),
  );
}
