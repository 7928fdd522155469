import type { Ref, RefCallback } from "react";

/**
 * One ref for several. A cleanup that a host's function returns is called in place of that function
 * with `null`, as in React 19; nothing is returned, because React 18 rejects it.
 */
export function mergeRefs<Node>(...refs: readonly (Ref<Node> | undefined)[]): RefCallback<Node> {
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
      if (returned) cleanups.set(ref, returned);
    }
  };
}
