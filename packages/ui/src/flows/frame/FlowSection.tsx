import { useEffect, useId, useRef } from "react";
import { useKeptFocus } from "../../hooks/use-kept-focus.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ChevronStartIcon } from "../../primitives/Icon/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./FlowSection.css.ts";
import type { FlowClassNames, FlowPresentation } from "./flow-frame.types.ts";
import type { HeadedSheet } from "./with-header.tsx";

/** Props of {@link FlowSection}. */
export type FlowSectionProps = Omit<HeadedSheet, "open" | "defaultOpen" | "trigger"> & {
  readonly presentation: Exclude<FlowPresentation, "modal">;
  readonly classNames: FlowClassNames | undefined;
};

/**
 * A flow in the page. On a page of its own it has the heading of that page and a button that goes back, and its title gets
 * the focus when the page before it was removed with the focused element.
 */
export function FlowSection({
  presentation,
  title,
  titleHidden,
  description,
  children,
  footer,
  dismiss,
  onOpenChange,
  closeLabel,
  closeButton = true,
  classNames: own = {},
}: FlowSectionProps) {
  const { t } = useI18n();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPage = presentation === "page";
  const Title = isPage ? "h1" : "h2";
  useEffect(() => {
    if (isPage && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [isPage]);
  // As in a modal: a step takes the button of the previous one with it.
  useKeptFocus(section);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classNames(styles.section, styles.presentations[presentation], own.root)}
      aria-labelledby={id}
      aria-describedby={description ? `${id}about` : undefined}
      data-part="flow"
      data-presentation={presentation}
    >
      <div className={classNames(styles.header, own.header)} data-part="header">
        {isPage && closeButton && (
          <Button
            variant="text"
            size="small"
            startIcon={<ChevronStartIcon size={18} />}
            disabled={dismiss === "none"}
            onClick={() => onOpenChange?.(false, { reason: "closeButton" })}
            className={classNames(styles.back, own.close)}
            data-part="close"
          >
            {closeLabel ?? t("common.action.back")}
          </Button>
        )}
        <Title
          ref={heading}
          id={id}
          tabIndex={-1}
          className={classNames(titleHidden ? visuallyHidden : styles.title, own.title)}
          data-part="title"
        >
          {title}
        </Title>
        {description && (
          <p
            id={`${id}about`}
            className={classNames(styles.description, own.description)}
            data-part="description"
          >
            {description}
          </p>
        )}
      </div>
      <div className={own.body} data-part="body">
        {children}
      </div>
      {footer && (
        <div className={classNames(styles.footer, own.footer)} data-part="footer">
          {typeof footer === "function"
            ? footer(() => onOpenChange?.(false, { reason: "itemPress" }))
            : footer}
        </div>
      )}
    </section>
  );
}
