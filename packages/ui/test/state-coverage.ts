import { readFile } from "node:fs/promises";
import { loadCsf } from "storybook/internal/csf-tools";
import {
  moneyActionMachine,
  qrDepositMachine,
  registerMachine,
  sessionMachine,
} from "../../machines/src/index.ts";

/** The part of a machine's graph that is walked. */
interface StateNode {
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

/** Every machine, and the flows each of whose stories must show all of its states. */
const machines = {
  session: { root: sessionMachine.root, flows: ["session"] },
  register: { root: registerMachine.root, flows: ["register"] },
  qrDeposit: { root: qrDepositMachine.root, flows: ["deposit"] },
  moneyAction: { root: moneyActionMachine.root, flows: ["transfer", "withdraw"] },
} as const;

const isLeaf = (node: StateNode) => Object.keys(node.states).length === 0;

/** A state left in the same moment whatever the guards say is never seen. */
const isPassing = ({ always = [] }: StateNode) =>
  always.some(({ guard, target }) => guard === undefined && target !== undefined);

/** The leaves on which a machine can come to rest, found from its first state along every transition. */
export function restingStates(root: StateNode): string[] {
  const seen = new Set<StateNode>();
  const visit = (node: StateNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const ways = [...node.transitions.values(), node.always ?? []].flat();
    for (const { target = [] } of ways) target.forEach(visit);
    if (!isLeaf(node)) node.initial.target.forEach(visit);
    if (node.parent) visit(node.parent);
  };
  visit(root);
  return [...seen]
    .filter((node) => isLeaf(node) && !isPassing(node))
    .map(({ path }) => path.join("."));
}

/** The states that the stories of a flow promise by their tags. */
async function promisedBy(files: readonly string[]): Promise<Set<string>> {
  const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const stories = sources.flatMap((source, index) => {
    const fileName = files[index] ?? "";
    return loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName }).parse().stories;
  });
  const tags = stories.flatMap((story) => story.tags ?? []);
  return new Set(
    tags.flatMap((tag) => (/^(?:in|through):/.test(tag) ? [tag.replace(/^[^:]*:/, "")] : [])),
  );
}

/** How the stories of one flow stand to one machine. */
export interface Coverage {
  readonly flow: string;
  readonly machine: string;
  readonly all: readonly string[];
  /** States without a story. */
  readonly missing: readonly string[];
  /** States that stories promise and the machine does not have. */
  readonly unknown: readonly string[];
}

/**
 * Compares every machine with the stories of its flows.
 * @param storiesOf Story files of a flow.
 */
export async function coverStates(
  storiesOf: (flow: string) => Promise<readonly string[]>,
): Promise<Coverage[]> {
  const pairs = Object.entries(machines).flatMap(([machine, { root, flows }]) =>
    flows.map((flow) => ({ machine, flow, all: restingStates(root) })),
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
