"use client";
import { Content, Description, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import type { ReactElement, ReactNode, RefObject } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useThemeScope } from "../../theme/theme-scope-context.ts";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { classNames } from "../shared/class-names.ts";
import { visuallyHidden } from "../shared/hidden.css.ts";
import { useControlled } from "../shared/use-controlled.ts";
import * as styles from "./Modal.css.ts";
import { ModalBody } from "./ModalBody.tsx";
import { useDismissal } from "./use-dismissal.ts";
import { usePullDown } from "./use-pull-down.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

/**
 * What closes a modal besides its own buttons: `anywhere` a press outside, Escape and the close
 * button; `explicit` Escape and the close button; `none` nothing, while money is on its way.
 */
export type ModalDismiss = "anywhere" | "explicit" | "none";

/** What Dialog, BottomSheet and the alert dialogs have in common. */
export interface ModalProps {
  /** Whether it is open; leave out to let it keep that itself. */
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Told of every wish to open or close: trigger, close button, Escape, a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** One button that opens it. A modal opened by state needs none. */
  trigger?: ReactElement | undefined;
  /** Its name, seen and spoken. */
  title: ReactNode;
  /** Speak the title without showing it. @default false */
  titleHidden?: boolean | undefined;
  /** One line below the title, read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Stays in sight below the scrolling body; a function is handed what closes the modal. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /** @default "anywhere" */
  dismiss?: ModalDismiss | undefined;
  /** What to focus first. @default the modal itself, so that its title is read */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Spoken name of the close button. @default the catalogue's "Close" */
  closeLabel?: string | undefined;
}

interface ModalShape extends ModalProps {
  placement: keyof typeof styles.placements;
  role?: "dialog" | "alertdialog" | undefined;
  /** @default true */
  closeButton?: boolean | undefined;
}

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
  const state = open ? "open" : "closed";
  const dismissal = useDismissal(dismiss);
  const { adopt, giveBack } = useReturnFocus(open);
  useScrollLock(open);

  const close = () => setOpen(false);
  const pull = usePullDown(placement === "bottom" && dismiss !== "none" ? close : undefined);
  const focusFirst = (event: Event) => {
    event.preventDefault();
    const first = initialFocus?.current ?? event.currentTarget;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  };

  return (
    <Root open={open} onOpenChange={setOpen}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      <Portal>
        <div
          {...scope}
          lang={languageTag}
          className={classNames(styles.portal, styles.placements[placement])}
          data-state={state}
        >
          <div className={styles.scrim} data-state={state} data-part="scrim" />
          <Content
            {...dismissal}
            {...(description ? {} : { "aria-describedby": undefined })}
            ref={adopt}
            role={role}
            aria-modal="true"
            data-part="modal"
            className={classNames(
              styles.panel,
              styles.panelPlacements[placement],
              styles.sizes[size],
            )}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveBack}
          >
            <div
              {...pull}
              className={classNames(
                styles.header,
                placement === "center" ? styles.headerCentre : styles.handle,
              )}
            >
              {placement === "bottom" && <span className={styles.grab} aria-hidden="true" />}
              <div className={titleHidden ? visuallyHidden : styles.words}>
                <Title className={styles.title}>{title}</Title>
                {description && (
                  <Description className={styles.description}>{description}</Description>
                )}
              </div>
              {closeButton && (
                <IconButton
                  variant="sunken"
                  label={closeLabel ?? t("ui.close")}
                  disabled={dismiss === "none"}
                  onClick={close}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </div>
            {children && <ModalBody>{children}</ModalBody>}
            {footer && (
              <div className={styles.footer}>
                {typeof footer === "function" ? footer(close) : footer}
              </div>
            )}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
