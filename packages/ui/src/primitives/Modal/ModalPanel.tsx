"use client";
import { Content } from "@radix-ui/react-dialog";
import { type RefObject, useContext, useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { keepAboveKeyboard } from "../../overlay/keep-above-keyboard.ts";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { ToastBranch } from "../../overlay/ToastBranch.tsx";
import { stepToToasts } from "../../overlay/toast-region.ts";
import { useReturnFocus } from "../../overlay/use-return-focus.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { OverlayContainerContext, useThemeScope } from "../../theme/scope/theme-scope-context.ts";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Modal.css.ts";
import { ModalBody } from "./ModalBody.tsx";
import type { ModalShape } from "./modal.types.ts";
import { noRadixDismissal, useDismissal } from "./use-dismissal.ts";
import { usePullDown } from "./use-pull-down.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

interface ModalPanelProps
  extends Omit<ModalShape, "open" | "defaultOpen" | "onOpenChange" | "trigger"> {
  /** `false` while it closes. */
  open: boolean;
  /** Element with the exit transition that ends last. */
  shade: RefObject<HTMLDivElement | null>;
  onClose: (reason: OpenChangeReason) => void;
}

/**
 * Radix sets it later, when it disables pointer events on the body: set from the start, it changes
 * no styles.
 */
const takesPresses = { pointerEvents: "auto" } as const;

/** A rendered modal: open, or closing. */
export function ModalPanel({
  open,
  shade,
  onClose,
  title,
  titleHidden = false,
  description,
  children,
  footer,
  size = "medium",
  dismiss = "anywhere",
  initialFocus,
  closeLabel,
  placement,
  role = "dialog",
  closeButton = true,
  classNames: own = {},
}: ModalPanelProps) {
  const { t, languageTag, direction } = useI18n();
  const scope = useThemeScope();
  const container = useContext(OverlayContainerContext);
  const id = useId();
  const isSheet = placement === "sheet";
  const { modal, returnFocus } = useReturnFocus(open);
  const dismissal = useDismissal({ modal, open, dismiss, onDismiss: onClose });
  useScrollLock();
  useEffect(() => (modal.current ? keepAboveKeyboard(modal.current) : undefined), [modal]);

  const pull = usePullDown(isSheet && dismiss !== "none" ? () => onClose("drag") : undefined);
  const focusFirst = (event: Event) => {
    event.preventDefault();
    (initialFocus?.current ?? modal.current)?.focus({ preventScroll: true });
  };

  return createPortal(
    <div
      {...scope}
      {...dismissal}
      lang={languageTag}
      dir={direction}
      className={classNames(styles.scrim, styles.placements[placement])}
      data-part="scrim"
      data-state={open ? "open" : "closed"}
    >
      <div ref={shade} className={styles.shade} data-part="shade" />
      <Content
        {...noRadixDismissal}
        forceMount
        style={takesPresses}
        ref={modal}
        role={role}
        aria-modal="true"
        // Radix's own Title and Description would render the modal once more.
        aria-labelledby={id}
        aria-describedby={description ? `${id}about` : undefined}
        data-part="modal"
        className={classNames(
          styles.panel,
          styles.panelPlacements[placement],
          placement !== "bottom" && styles.sizes[size],
          isSheet && styles.sheetAside,
          own.root,
        )}
        onKeyDown={stepToToasts}
        onOpenAutoFocus={focusFirst}
        onCloseAutoFocus={returnFocus}
      >
        <div
          {...pull}
          data-part="header"
          className={classNames(
            styles.header,
            isSheet ? styles.handle : styles.headerStill,
            own.header,
          )}
        >
          {isSheet && <span className={styles.grab} data-part="grab" aria-hidden="true" />}
          <div className={styles.words}>
            <h2
              id={id}
              className={classNames(titleHidden ? visuallyHidden : styles.title, own.title)}
              data-part="title"
            >
              {title}
            </h2>
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
          {closeButton && (
            <IconButton
              variant="sunken"
              className={own.close}
              label={closeLabel ?? t("ui.close")}
              disabled={dismiss === "none"}
              onClick={() => onClose("closeButton")}
              data-part="close"
            >
              <CloseIcon />
            </IconButton>
          )}
        </div>
        <ToastBranch />
        {children && (
          <ModalBody className={classNames(isSheet && styles.bodyOfSheet, own.body)}>
            {children}
          </ModalBody>
        )}
        {footer && (
          <div
            className={classNames(styles.footer, isSheet && styles.footerOfSheet, own.footer)}
            data-part="footer"
          >
            {typeof footer === "function" ? footer(() => onClose("itemPress")) : footer}
          </div>
        )}
      </Content>
    </div>,
    container ?? document.body,
  );
}
