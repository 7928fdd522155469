import { type ComponentType, lazy, type ReactNode, Suspense, useReducer } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PartFailed } from "./PartFailed.tsx";
import { PartWaiting } from "./PartWaiting.tsx";

/**
 * A part of the app in its own chunk. When the chunk does not load, a message offers to load it
 * again: React keeps a failed `lazy` failed, so every retry creates a new one.
 *
 * @param over whether the part belongs to the page, as without it, or is over the screen, and so is that message
 * @param waiting rendered until the chunk is loaded
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  over?: "page" | "screen",
  waiting: ReactNode = <PartWaiting over={over} />,
): ComponentType<Props> & { preload: () => void } {
  const make = () => lazy(async () => ({ default: await load() }));
  let Part = make();

  function LazyPart(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const retry = (reset: () => void) => () => {
      Part = make();
      drawAgain();
      reset();
    };
    return (
      <ErrorBoundary fallback={(reset) => <PartFailed over={over} onRetry={retry(reset)} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) });
}
