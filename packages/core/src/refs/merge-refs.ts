/** A ref of React: a function, which may return its cleanup, or an object. */
export type GivenRef<Node> =
  | ((node: Node | null) => unknown)
  | { current: Node | null }
  | null
  | undefined;

/**
 * Merges several refs. A cleanup that a function returns is called in place of that function with `null`, as in React 19;
 * nothing is returned, because React 18 rejects it. Keep it while the refs are the same, so that a function is called once
 * for each element.
 */
export function mergeRefs<Node>(...refs: readonly GivenRef<Node>[]): (node: Node | null) => void {
  const cleanups = new Map<unknown, () => void>();
  return (node) => {
    for (const ref of refs) {
      if (typeof ref !== "function") {
        if (ref) ref.current = node;
        continue;
      }
      const cleanup = node === null && cleanups.get(ref);
      if (cleanup) {
        cleanups.delete(ref);
        cleanup();
        continue;
      }
      const returned = ref(node);
      if (typeof returned === "function") cleanups.set(ref, returned as () => void);
    }
  };
}
