import { createLazyModule, useLazyModule } from "@satang/headless/provider";
import { type ComponentType, type ReactNode, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PartFailed } from "./PartFailed.tsx";
import { PartMissing } from "./PartMissing.tsx";
import { PartWaiting } from "./PartWaiting.tsx";
import { useOnline } from "./use-online.ts";

/**
 * A part of the app in its own chunk. When the chunk does not load, or the part fails while it renders, a message offers to
 * try it again. A part that was preloaded, which `preload` says, is rendered at once, also where the build has rendered it.
 *
 * @param over whether the part belongs to the page, as without it, or is over the screen, and so is that message; a part that
 * is `optional` shows nothing when it is missing, nor does a part without a waiting state as long as there is no connection; it is
 * loaded again when the connection is back
 * @param waiting rendered until the chunk is loaded
 */
export function lazyPart<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  over?: "page" | "screen" | "optional",
  waiting: ReactNode = over === "optional" ? null : <PartWaiting over={over} />,
): ComponentType<Props> & { preload: () => Promise<boolean> } {
  const part = createLazyModule(read);
  const load = () => void part.load();

  function LazyPart(props: Props) {
    const { module, isFailed } = useLazyModule(part);
    const isOnline = useOnline();
    // While React takes over what the build has rendered, `module` is `null`.
    const [preloaded] = useState(part.current);
    const Part = preloaded ?? module;
    // A part that opens by itself is missed by nobody who has no connection.
    const isQuiet = over === "optional" || (waiting === null && !isOnline);
    const failed = (retry: () => void) =>
      isQuiet ? <PartMissing onOnline={retry} /> : <PartFailed over={over} onRetry={retry} />;
    if (isFailed) return failed(load);
    if (!Part) return waiting;
    return (
      <ErrorBoundary fallback={failed}>
        <Part {...props} />
      </ErrorBoundary>
    );
  }
  const preload = () => part.load().then(() => part.current() !== null);
  return Object.assign(LazyPart, { preload });
}
