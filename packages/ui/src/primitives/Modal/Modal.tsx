"use client";
import { Content, Root, Trigger } from "@radix-ui/react-dialog";
import { type MouseEvent, useId } from "react";
import { createPortal } from "react-dom";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useThemeScope } from "../../theme/theme-scope-context.ts";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { classNames } from "../shared/class-names.ts";
import { visuallyHidden } from "../shared/hidden.css.ts";
import { useControlled } from "../shared/use-controlled.ts";
import { stepToToasts, ToastReach } from "../Toast/toast-reach.ts";
import * as styles from "./Modal.css.ts";
import { ModalBody } from "./ModalBody.tsx";
import type { ModalProps } from "./modal.types.ts";
import { useDismissal } from "./use-dismissal.ts";
import { usePresence } from "./use-presence.ts";
import { usePullDown } from "./use-pull-down.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

interface ModalShape extends ModalProps {
  placement: keyof typeof styles.placements;
  role?: "dialog" | "alertdialog" | undefined;
  /** @default true */
  closeButton?: boolean | undefined;
}

/** What is leaving takes no more presses: the second tap of two would do its thing again. */
function swallow(press: MouseEvent) {
  press.preventDefault();
  press.stopPropagation();
}

/** Said by us, it is not written once more when Radix has made the rest of the page deaf. */
const heard = { pointerEvents: "auto" } as const;

/** The one modal under all others; not exported from the package. */
export function Modal({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
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
}: ModalShape) {
  const { t, languageTag } = useI18n();
  const scope = useThemeScope();
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange);
  const id = useId();
  const { present, scrim } = usePresence(open);
  const dismissal = useDismissal(open, dismiss);
  const { adopt, giveBack } = useReturnFocus(open);
  useScrollLock(present);

  const close = () => setOpen(false);
  const pull = usePullDown(placement === "sheet" && dismiss !== "none" ? close : undefined);
  const focusFirst = (event: Event) => {
    event.preventDefault();
    const first = initialFocus?.current ?? event.currentTarget;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  };

  return (
    <Root open={open} onOpenChange={setOpen}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      {present &&
        createPortal(
          <div
            {...scope}
            ref={scrim}
            lang={languageTag}
            className={classNames(styles.scrim, styles.placements[placement])}
            data-part="scrim"
            data-state={open ? "open" : "closed"}
            onClickCapture={open ? undefined : swallow}
          >
            <Content
              {...dismissal}
              forceMount
              style={heard}
              ref={adopt}
              role={role}
              aria-modal="true"
              // Radix's own Title and Description render everything once more to say that they are there.
              aria-labelledby={id}
              aria-describedby={description ? `${id}about` : undefined}
              data-part="modal"
              className={classNames(
                styles.panel,
                styles.panelPlacements[placement],
                placement !== "bottom" && styles.sizes[size],
              )}
              onKeyDown={stepToToasts}
              onOpenAutoFocus={focusFirst}
              onCloseAutoFocus={giveBack}
            >
              <div
                {...pull}
                data-part="header"
                className={classNames(
                  styles.header,
                  placement === "sheet" ? styles.handle : styles.headerStill,
                )}
              >
                {placement === "sheet" && (
                  <span className={styles.grab} data-part="grab" aria-hidden="true" />
                )}
                <div className={styles.words}>
                  <h2
                    id={id}
                    className={titleHidden ? visuallyHidden : styles.title}
                    data-part="title"
                  >
                    {title}
                  </h2>
                  {description && (
                    <p id={`${id}about`} className={styles.description} data-part="description">
                      {description}
                    </p>
                  )}
                </div>
                {closeButton && (
                  <IconButton
                    variant="sunken"
                    label={closeLabel ?? t("ui.close")}
                    disabled={dismiss === "none"}
                    onClick={close}
                    data-part="close"
                  >
                    <CloseIcon />
                  </IconButton>
                )}
              </div>
              <ToastReach />
              {children && <ModalBody>{children}</ModalBody>}
              {footer && (
                <div className={styles.footer} data-part="footer">
                  {typeof footer === "function" ? footer(close) : footer}
                </div>
              )}
            </Content>
          </div>,
          document.body,
        )}
    </Root>
  );
}
