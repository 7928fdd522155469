import { useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { Modal } from "../../primitives/Modal/Modal.tsx";
import { FlowSection } from "./FlowSection.tsx";
import { FlowFrameContext } from "./flow-frame-context.ts";
import { withHeader } from "./with-header.tsx";

/** What a flow is shown in: a `BottomSheet`, or a section of the page. */
export function FlowSheet(sheet: BottomSheetProps) {
  const { presentation, classNames, slots } = useContext(FlowFrameContext);
  const shown = withHeader(sheet, slots?.header);
  // An attribute of an element may have any value.
  if (presentation !== "inline" && presentation !== "page")
    return <Modal {...shown} classNames={classNames} placement="sheet" />;
  return (
    shown.open && <FlowSection {...shown} presentation={presentation} classNames={classNames} />
  );
}
