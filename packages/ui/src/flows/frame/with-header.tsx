import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import type { FlowSlots } from "./flow-frame.types.ts";

/** A sheet with a header that the host may have replaced or hidden. */
export type HeadedSheet = BottomSheetProps & {
  /** @default true */
  readonly closeButton?: boolean | undefined;
};

/** The sheet with the header of the host. */
export function withHeader(sheet: BottomSheetProps, Header: FlowSlots["header"]): HeadedSheet {
  if (Header === undefined) return sheet;
  const { title, description, dismiss, onOpenChange, children } = sheet;
  const plain = { ...sheet, titleHidden: true, description: undefined };
  if (Header === null) return plain;
  const close = () => onOpenChange?.(false, { reason: "closeButton" });
  return {
    ...plain,
    closeButton: false,
    children: (
      <>
        <Header
          title={title}
          description={description}
          onClose={dismiss === "none" ? null : close}
        />
        {children}
      </>
    ),
  };
}
