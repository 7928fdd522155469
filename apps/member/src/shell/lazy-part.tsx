import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PartFailed } from "./PartFailed.tsx";
import { PartWaiting } from "./PartWaiting.tsx";

/**
 * A part of the app in its own chunk. When the chunk does not load, a message offers to load it
 * again: React keeps a failed `lazy` failed, so every retry creates a new one.
 *
 * @param waiting rendered until the chunk is loaded
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <PartWaiting />,
): ComponentType<Props> & { preload: () => Promise<void> } {
  const make = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let Part = make();

  function LazyPart(props: Props) {
    // The same one for as long as this is mounted: with another one, everything in it would be mounted again.
    const [Shown, setShown] = useState(() => Part);
    const retry = (reset: () => void) => () => {
      Part = make();
      setShown(() => Part);
      reset();
    };
    return (
      <ErrorBoundary fallback={(reset) => <PartFailed onRetry={retry(reset)} />}>
        <Suspense fallback={waiting}>
          <Shown {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  const preload = async () => {
    try {
      // Rendered without `lazy`, which shows `waiting` for 300 ms, also when the chunk is there.
      Part = await load();
    } catch {
      // A chunk that does not load is reported when the part is rendered.
    }
  };
  return Object.assign(LazyPart, { preload });
}
