import { useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { Modal } from "../../primitives/Modal/Modal.tsx";
import { FlowSection } from "./FlowSection.tsx";
import { FlowFrameContext, usePagePresentation } from "./flow-frame-context.ts";
import { withHeader } from "./with-header.tsx";

/** What a flow is shown in: a `BottomSheet`, or a section of the page. */
export function FlowSheet(sheet: BottomSheetProps) {
  const { classNames, slots } = useContext(FlowFrameContext);
  const presentation = usePagePresentation();
  const shown = withHeader(sheet, slots?.header);
  if (presentation === null) return <Modal {...shown} classNames={classNames} placement="sheet" />;
  return (
    shown.open && <FlowSection {...shown} presentation={presentation} classNames={classNames} />
  );
}
