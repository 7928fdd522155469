import { createLazyModule, useLazyModule } from "@satang/headless/provider";
import { type ComponentType, type ReactNode, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PartFailed } from "./PartFailed.tsx";
import { PartWaiting } from "./PartWaiting.tsx";

/**
 * A part of the app in its own chunk. When the chunk does not load, or the part fails while it renders, a message offers to
 * try it again. A part that was preloaded, which `preload` says, is rendered at once, also where the build has rendered it.
 *
 * @param over whether the part belongs to the page, as without it, or is over the screen, and so is that message
 * @param waiting rendered until the chunk is loaded
 */
export function lazyPart<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  over?: "page" | "screen",
  waiting: ReactNode = <PartWaiting over={over} />,
): ComponentType<Props> & { preload: () => Promise<boolean> } {
  const part = createLazyModule(read);
  const load = () => void part.load();

  function LazyPart(props: Props) {
    const { module, isFailed } = useLazyModule(part);
    // While React takes over what the build has rendered, `module` is `null`.
    const [preloaded] = useState(part.current);
    const Part = preloaded ?? module;
    if (isFailed) return <PartFailed over={over} onRetry={load} />;
    if (!Part) return waiting;
    return (
      <ErrorBoundary fallback={(reset) => <PartFailed over={over} onRetry={reset} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  const preload = () => part.load().then(() => part.current() !== null);
  return Object.assign(LazyPart, { preload });
}
