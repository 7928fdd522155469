import { type ReactNode, useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { FlowSection } from "../frame/FlowSection.tsx";
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
};

/**
 * An alert about an order that was done, as a picture with words: the whole window of a phone and a dialog of a desktop, or
 * a part of the page. Its title and its description are announced and not shown, because the words say more.
 */
export function FlowMoment({ hero, children, initialFocus, ...alert }: FlowMomentProps) {
  const presentation = usePagePresentation();
  const own = useContext(FlowFrameContext).classNames;
  const shape = {
    ...alert,
    titleHidden: true,
    dismiss: "explicit",
    classNames: mergeClassNames(styles.parts, own),
    children: (
      <div className={styles.moment} data-part="moment">
        <div className={styles.hero} data-part="moment-hero">
          {hero}
        </div>
        {/* In a page nothing is announced when it appears; a modal announces itself. */}
        <div className={styles.words} role={presentation ? "alert" : undefined}>
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
