import { type ReactNode, useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { FlowSection } from "../frame/FlowSection.tsx";
import type { FlowClassNames } from "../frame/flow-frame.types.ts";
import { FlowFrameContext, usePagePresentation } from "../frame/flow-frame-context.ts";
import { LazyModal } from "../frame/LazyModal.tsx";
import { mergeClassNames } from "../frame/merge-class-names.ts";
import * as styles from "./FlowMoment.css.ts";

/** Props of {@link FlowMoment}. */
export type FlowMomentProps = Pick<
  BottomSheetProps,
  "open" | "onOpenChange" | "title" | "description" | "footer" | "initialFocus"
> & {
  /** The picture at the top, up to the edges. */
  readonly hero: ReactNode;
  /** The words below it. */
  readonly children: ReactNode;
  /** Classes of its parts. @default those of a picture with the river */
  readonly look?: MomentLook | undefined;
};

/** Classes of a moment. */
export type MomentLook = {
  readonly parts: FlowClassNames;
  readonly moment: string;
  readonly hero: string;
  readonly words: string;
};

/**
 * An alert about an order that was done, as a picture with words: the whole window of a phone and a dialog of a desktop, or
 * a part of the page. Its title and its description are announced and not shown, because the words say more.
 */
export function FlowMoment(props: FlowMomentProps) {
  const { hero, children, initialFocus, look = styles, ...alert } = props;
  const presentation = usePagePresentation();
  const own = useContext(FlowFrameContext).classNames;
  const shape = {
    ...alert,
    titleHidden: true,
    dismiss: "explicit",
    classNames: mergeClassNames(look.parts, own),
    children: (
      <div className={look.moment} data-part="moment">
        <div className={look.hero} data-part="moment-hero">
          {hero}
        </div>
        {/* In a page nothing is announced when it appears; a modal announces itself. */}
        <div className={look.words} role={presentation ? "alert" : undefined}>
          {children}
        </div>
      </div>
    ),
  } as const;
  if (presentation === null)
    return (
      <LazyModal {...shape} placement="sheet" role="alertdialog" initialFocus={initialFocus} />
    );
  return shape.open && <FlowSection {...shape} presentation={presentation} />;
}
