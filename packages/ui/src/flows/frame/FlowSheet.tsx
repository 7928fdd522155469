import { useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { FlowSection } from "./FlowSection.tsx";
import { FlowFrameContext, usePagePresentation } from "./flow-frame-context.ts";
import { LazyModal } from "./LazyModal.tsx";
import { withHeader } from "./with-header.tsx";

/** Frame of a flow: a `BottomSheet`, or a section of the page. */
export function FlowSheet(sheet: Omit<BottomSheetProps, "defaultOpen" | "trigger">) {
  const { classNames, slots } = useContext(FlowFrameContext);
  const presentation = usePagePresentation();
  const shown = withHeader(sheet, slots?.header);
  if (presentation === null)
    return <LazyModal {...shown} classNames={classNames} placement="sheet" />;
  return (
    shown.open && <FlowSection {...shown} presentation={presentation} classNames={classNames} />
  );
}
