import { type ReactNode, useContext } from "react";
import type { BottomSheetProps } from "../../primitives/BottomSheet/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { FlowSection } from "../frame/FlowSection.tsx";
import type { FlowClassNames } from "../frame/flow-frame.types.ts";
import { FlowFrameContext, usePagePresentation } from "../frame/flow-frame-context.ts";
import { LazyModal } from "../frame/LazyModal.tsx";
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

const PARTS = ["root", "header", "description", "body", "footer", "close"] as const;

/** The classes of the moment with those of the host. */
function withOwn(own: FlowClassNames | undefined): FlowClassNames {
  const both = PARTS.map((part) => [part, classNames(styles.parts[part], own?.[part])] as const);
  return { ...own, ...Object.fromEntries(both) };
}

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
    classNames: withOwn(own),
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
