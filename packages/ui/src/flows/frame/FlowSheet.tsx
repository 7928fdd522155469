import { lazy, Suspense, useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { Modal } from "../../primitives/Modal/Modal.tsx";
import { FlowFrameContext, usePagePresentation } from "./flow-frame-context.ts";

const FlowSection = lazy(async () => {
  const { FlowSection: component } = await import("./FlowSection.tsx");
  return { default: component };
});

/** What a flow is shown in: a `BottomSheet`, or a section of the page. Only a host that uses it loads the section. */
export function FlowSheet(sheet: BottomSheetProps) {
  const { classNames } = useContext(FlowFrameContext);
  const presentation = usePagePresentation();
  if (presentation === null) return <Modal {...sheet} classNames={classNames} placement="sheet" />;
  return (
    sheet.open && (
      <Suspense fallback={null}>
        <FlowSection {...sheet} presentation={presentation} classNames={classNames} />
      </Suspense>
    )
  );
}
