import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from "xstate";
import { getAdjacencyMap } from "xstate/graph";

type StateNode = AnyStateMachine["root"];

function* nodesOf(node: StateNode): Generator<StateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesOf(child);
}

interface Edge {
  state: SnapshotFrom<AnyStateMachine>;
  transitions: Record<string, { event: EventFromLogic<AnyStateMachine> }>;
}

/** The states and transitions that a walk did not reach. */
export interface Unwalked {
  states: string[];
  /** Each as `state: event #n`; n counts the guarded alternatives of one event. */
  transitions: string[];
}

/**
 * Tries every event in every state that can be reached, and returns the states and transitions of
 * the config that were never reached. Replies of actors are events here: `{ type:
 * "xstate.done.actor.<id>", output }`; delays too: `xstate.after.<delay>.<state id>`.
 *
 * @param options.sameAs key of a snapshot; snapshots with equal keys count as one, which keeps the
 * walk finite
 */
export function findUnwalked<M extends AnyStateMachine>(
  machine: M,
  options: {
    input?: InputFrom<M>;
    events: readonly object[];
    sameAs?: (snapshot: { value: unknown; context: unknown }) => string;
  },
): Unwalked {
  const serialize =
    options.sameAs ?? ((snapshot) => JSON.stringify([snapshot.value, snapshot.context]));
  const map = getAdjacencyMap(machine as AnyActorLogic, {
    ...(options.input === undefined ? {} : { input: options.input }),
    events: options.events as EventFromLogic<AnyActorLogic>[],
    serializeState: (snapshot) => serialize(snapshot as never),
    limit: 100_000,
  }) as unknown as Record<string, Edge>;
  const taken = new Set<unknown>();
  const reached = new Set<string>();
  for (const { state, transitions } of Object.values(map)) {
    for (const node of state._nodes) reached.add(node.id);
    for (const { event } of Object.values(transitions)) {
      for (const transition of machine.getTransitionData(state, event) ?? []) taken.add(transition);
    }
  }
  const unwalked: Unwalked = { states: [], transitions: [] };
  for (const node of nodesOf(machine.root)) {
    const passing = (node.always ?? []).length > 0;
    if (!reached.has(node.id) && !passing) unwalked.states.push(node.id);
    for (const [event, alternatives] of node.transitions) {
      alternatives.forEach((transition, index) => {
        if (!taken.has(transition)) unwalked.transitions.push(`${node.id}: ${event} #${index}`);
      });
    }
  }
  return unwalked;
}
