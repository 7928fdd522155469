"use client";

import { type ReactNode, useCallback } from "react";
import { type ContainedScreen, ContainerContext } from "../frame/contained-screen.ts";
import { FlowFrame } from "../frame/FlowFrame.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";

/** Props of {@link FlowContainer}. */
export type FlowContainerProps = Pick<FlowModalProps, "open" | "onOpenChange" | "presentation"> & {
  /** A single flow that is otherwise always in the page; it takes `classNames` and `slots`. */
  readonly children: ReactNode;
};

/**
 * Opens and closes a flow that is otherwise always in the page: over the page, as a card in it, or as a page with a button that
 * goes back. Its title is the title of the modal. The flow reads nothing before it is opened.
 *
 * @example
 * <FlowContainer open={open} onOpenChange={setOpen}>
 *   <StatementFlow />
 * </FlowContainer>
 */
export function FlowContainer({ open, onOpenChange, presentation, children }: FlowContainerProps) {
  const show = useCallback(
    ({ parts: { classNames, slots }, title, dismiss, children: content }: ContainedScreen) => {
      // The screen puts them on its own content.
      const { body: _, footer: __, ...around } = classNames ?? {};
      return (
        <FlowFrame presentation={presentation} classNames={around} slots={slots}>
          <FlowSheet open={open} onOpenChange={onOpenChange} title={title} dismiss={dismiss}>
            {/* The flows that the screen itself opens are modals. */}
            <FlowFrame classNames={classNames} slots={slots}>
              {content}
            </FlowFrame>
          </FlowSheet>
        </FlowFrame>
      );
    },
    [open, onOpenChange, presentation],
  );
  return (
    <WhenOpened open={open} presentation={presentation}>
      <ContainerContext.Provider value={show}>{children}</ContainerContext.Provider>
    </WhenOpened>
  );
}
