/** A transition as the diagrams write it: `from --> to : name`. */
const TRANSITION = /^\s*(\S+) --> (\S+) : (.+)$/;

interface Transition {
  from: string;
  to: string;
  name: string;
}

const transitionOf = (line: string): Transition | undefined => {
  const [, from = "", to = "", name] = TRANSITION.exec(line) ?? [];
  return name === undefined ? undefined : { from, to, name };
};

/** What the arrows of a diagram say; a state within another is named with it, `ready.idle`. */
export function transitionsOf(diagram: string): Transition[] {
  const dotted = (state: string) => state.replaceAll("_", ".");
  return diagram.split("\n").flatMap((line) => {
    const found = transitionOf(line);
    return found ? [{ ...found, from: dotted(found.from), to: dotted(found.to) }] : [];
  });
}

/**
 * What leads from one state to the same other is drawn as one arrow that names it all, a line each: arrows beside each
 * other write their names over each other.
 */
export function withJoinedArrows(diagram: string): string {
  const lines = diagram.split("\n").map((line) => ({ line, found: transitionOf(line) }));
  const rest = lines.filter(({ found }) => !found).map(({ line }) => line);
  const arrows = Map.groupBy(
    lines.flatMap(({ found }) => found ?? []),
    ({ from, to }) => `${from} --> ${to}`,
  );
  const joined = [...arrows].map(
    ([arrow, all]) => `  ${arrow} : ${all.map(({ name }) => name).join("<br/>")}`,
  );
  return [...rest, ...joined].join("\n");
}
