import { useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { Modal } from "../../primitives/Modal/Modal.tsx";
import { FlowSection } from "./FlowSection.tsx";
import { FlowFrameContext } from "./flow-frame-context.ts";

/** What a flow is shown in: a `BottomSheet`, or a section of the page. */
export function FlowSheet(sheet: BottomSheetProps) {
  const { presentation, classNames } = useContext(FlowFrameContext);
  // An attribute of an element may have any value.
  if (presentation !== "inline" && presentation !== "page")
    return <Modal {...sheet} classNames={classNames} placement="sheet" />;
  return (
    sheet.open && <FlowSection {...sheet} presentation={presentation} classNames={classNames} />
  );
}
