import { IsRestoringProvider, useIsRestoring } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** Props of {@link PausedReads}. */
export type PausedReadsProps = {
  /** Whether nothing below it reads. */
  readonly paused: boolean;
  readonly children: ReactNode;
};

/**
 * While it is paused, no view below it reads anything: not at first, not after money has moved, and not when the page is
 * shown again. What was read stays, and is read again afterwards when it is outdated.
 *
 * @example
 * <PausedReads paused={!open}><Details /></PausedReads>
 */
export function PausedReads({ paused, children }: PausedReadsProps) {
  const isPausedAround = useIsRestoring();
  return <IsRestoringProvider value={isPausedAround || paused}>{children}</IsRestoringProvider>;
}

/** Whether a {@link PausedReads} around this component is paused: a view that reads by itself waits for its end. */
export const useReadsPaused = (): boolean => useIsRestoring();
