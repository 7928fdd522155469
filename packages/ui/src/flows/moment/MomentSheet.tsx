import { type ComponentProps, useContext } from "react";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowClassNames } from "../frame/flow-frame.types.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import { mergeClassNames } from "../frame/merge-class-names.ts";
import { parts } from "./FlowMoment.css.ts";

/** Props of {@link MomentSheet}. */
export type MomentSheetProps = ComponentProps<typeof FlowSheet> & {
  /** Whether its content is a picture with words, which fills the window of a phone. */
  readonly isMoment: boolean;
  /** Classes of its parts while it is not. @default none */
  readonly look?: FlowClassNames | undefined;
};

/** The sheet of a flow that ends with a moment. */
export function MomentSheet({ isMoment, look = {}, ...sheet }: MomentSheetProps) {
  const frame = useContext(FlowFrameContext);
  const classNames = mergeClassNames(isMoment ? parts : look, frame.classNames);
  return (
    <FlowFrameContext.Provider value={{ ...frame, classNames }}>
      <FlowSheet {...sheet} titleHidden={isMoment} />
    </FlowFrameContext.Provider>
  );
}
