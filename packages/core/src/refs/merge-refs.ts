/** A ref of React: a function, which may return its cleanup, or an object. */
export type GivenRef<Node> =
  | ((node: Node | null) => unknown)
  | { current: Node | null }
  | null
  | undefined;

function give<Node>(ref: GivenRef<Node>, node: Node | null): unknown {
  if (typeof ref === "function") return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/**
 * Merges several refs. A cleanup that a function returns is called in place of that function with `null`, as in React 19;
 * nothing is returned, because React 18 rejects it. Keep it while the refs are the same, so that a function is called once
 * for each element.
 */
export function mergeRefs<Node>(...refs: readonly GivenRef<Node>[]): (node: Node | null) => void {
  let cleanups: readonly unknown[] = [];
  return (node) => {
    if (node !== null) {
      cleanups = refs.map((ref) => give(ref, node));
      return;
    }
    for (const [index, ref] of refs.entries()) {
      const cleanup = cleanups[index];
      if (typeof cleanup === "function") cleanup();
      else give(ref, null);
    }
  };
}
