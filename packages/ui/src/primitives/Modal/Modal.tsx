"use client";
import { Content, Description, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useThemeScope } from "../../theme/theme-scope-context.ts";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { classNames } from "../shared/class-names.ts";
import { visuallyHidden } from "../shared/hidden.css.ts";
import { useControlled } from "../shared/use-controlled.ts";
import * as styles from "./Modal.css.ts";
import { ModalBody } from "./ModalBody.tsx";
import type { ModalProps } from "./modal.types.ts";
import { useDismissal } from "./use-dismissal.ts";
import { usePullDown } from "./use-pull-down.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

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
