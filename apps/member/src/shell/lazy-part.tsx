import { type ComponentType, lazy, type ReactNode, Suspense, useReducer, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PartFailed } from "./PartFailed.tsx";
import { PartWaiting } from "./PartWaiting.tsx";

/**
 * A part of the app in its own chunk. When the chunk does not load, a message offers to load it
 * again: React keeps a failed `lazy` failed, so every retry creates a new one. A part that was preloaded, which `preload`
 * says, is rendered at once, where `lazy` would render the waiting state first.
 *
 * @param over whether the part belongs to the page, as without it, or is over the screen, and so is that message
 * @param waiting rendered until the chunk is loaded
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  over?: "page" | "screen",
  waiting: ReactNode = <PartWaiting over={over} />,
): ComponentType<Props> & { preload: () => Promise<boolean> } {
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const make = () => lazy(loadPart);
  let Part = make();

  function LazyPart(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    // As it was when this place was first rendered: React would start the part again when its type changes.
    const [Ready] = useState(() => loaded);
    const retry = (reset: () => void) => () => {
      Part = make();
      drawAgain();
      reset();
    };
    return (
      <ErrorBoundary fallback={(reset) => <PartFailed over={over} onRetry={retry(reset)} />}>
        {Ready ? (
          <Ready {...props} />
        ) : (
          <Suspense fallback={waiting}>
            <Part {...props} />
          </Suspense>
        )}
      </ErrorBoundary>
    );
  }
  const preload = () =>
    loadPart().then(
      () => true,
      () => false,
    );
  return Object.assign(LazyPart, { preload });
}
