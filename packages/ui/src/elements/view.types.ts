import type { FlowOutcomes } from "@satang/headless/outcomes";
import type { ComponentType } from "react";
import type { OnOpenChange } from "../overlay/open-change.types.ts";
import type { FlowAction, FlowElementProperties } from "./elements.types.ts";

/** Props of the flow of an element. */
export type ViewProps = FlowOutcomes &
  Pick<FlowElementProperties, "open" | "latinOnly" | "pictureOrigins"> & {
    readonly onOpenChange: OnOpenChange;
    /** Whether the page shows this, when the member asks for it. */
    readonly offers: (action: FlowAction["action"]) => boolean;
    readonly onAction: (action: FlowAction) => void;
  };

/** A flow with its styles: a chunk that is loaded with the first element of the flow. */
export type LoadedView = {
  readonly View: ComponentType<ViewProps>;
  /** The styles that it needs in a shadow root. */
  readonly css: string;
};
