import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import type { ModalDismiss } from "../../primitives/Modal/modal.types.ts";
import type { FlowPartsProps } from "./flow-frame.types.ts";

/** A screen inside of a `FlowContainer`, which shows its title and its way out. */
export type ContainedScreen = {
  /** Parts of the screen that the host changes. */
  readonly parts: FlowPartsProps;
  readonly title: ReactNode;
  /** @default "anywhere" */
  readonly dismiss?: ModalDismiss | undefined;
  readonly children: ReactNode;
};

/** Shows a screen in the container around it; `null` for a screen that is in the page as it is. */
export const ContainerContext = createContext<((screen: ContainedScreen) => ReactElement) | null>(
  null,
);

/** Whether the screen around is in a container. */
export const useIsContained = () => useContext(ContainerContext) !== null;
