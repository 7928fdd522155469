import { type BannersOf, useBannersFirst } from "@satang/headless/banners";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BannerCarousel } from "../../primitives/BannerCarousel/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { lazySanitizer } from "../../primitives/SafeMarkup/sanitizer.lazy.ts";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import { FlowSkeleton } from "../frame/FlowSkeleton.tsx";
import { usePagePresentation } from "../frame/flow-frame-context.ts";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { BannerCard } from "./BannerCard.tsx";

/** Props of {@link BannersFirst}. */
export type BannersFirstProps = FlowModalProps & {
  /** The feature that begins with banners. */
  readonly of: BannersOf;
  /** Name of the feature: the title of the carousel. */
  readonly title: string;
  /** More origins from which pictures are shown, in addition to those of the page and of the backend. @default [] */
  readonly pictureOrigins?: readonly string[] | undefined;
  /** Renders the modal of the feature with these props. */
  readonly children: (modal: FlowModalProps) => ReactNode;
};

/** A banner, and the button that leads on. */
const SHAPES = [232, 52];

/**
 * The banners of a feature in a carousel, then its modal: closing the carousel opens the modal, and without banners the
 * modal opens directly (money.txt §2). In a page the way back leaves the feature, as everywhere.
 */
export function BannersFirst(props: BannersFirstProps) {
  const { of, title, pictureOrigins, open, onOpenChange, children } = props;
  const { t } = useI18n();
  const isInPage = usePagePresentation() !== null;
  const { state, banners, actions, getCloseProps } = useBannersFirst({
    of,
    open,
    // In a page only the host or its way back closes the flow, and both leave it.
    onBack: isInPage ? undefined : () => onOpenChange(true, { reason: "back" }),
  });
  // Next to the banners: they are shown in one step with their text.
  useEffect(() => {
    if (open) void lazySanitizer.load();
  }, [open]);
  // A followed link leaves the feature: nothing opens over the next screen.
  const noteLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) actions.leave();
  };
  return (
    <>
      <FlowSheet
        open={state === "reading" || state === "banners"}
        onOpenChange={(next, details) => {
          if (isInPage || state === "reading") onOpenChange(next, details);
          else if (!next) actions.close();
        }}
        title={title}
        footer={
          banners.length > 0 && (
            <Button {...getCloseProps()} width="fill">
              {t("banners.continue")}
            </Button>
          )
        }
      >
        {banners.length > 0 ? (
          <div onClickCapture={noteLink} role="presentation">
            <BannerCarousel label={title}>
              {banners.map((banner, place) => (
                <BannerCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: a banner is identified by its position
                  key={place}
                  banner={banner}
                  pictureOrigins={pictureOrigins}
                />
              ))}
            </BannerCarousel>
          </div>
        ) : (
          <FlowSkeleton shapes={SHAPES} />
        )}
      </FlowSheet>
      {children({ open: state === "content", onOpenChange })}
    </>
  );
}
