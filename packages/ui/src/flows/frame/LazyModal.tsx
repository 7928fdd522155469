import { type LazyModule, useLazyModule } from "@satang/headless/provider";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import type { ModalShape } from "../../primitives/Modal/modal.types.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { FlowSection } from "./FlowSection.tsx";
import * as styles from "./LazyModal.css.ts";
import { lazyModal } from "./modal.lazy.ts";

/** Props of {@link LazyModal}. */
export type LazyModalProps = Omit<ModalShape, "defaultOpen" | "trigger"> & {
  /** The modal itself. @default the one of the flows */
  readonly part?: LazyModule<ComponentType<ModalShape>>;
};

/**
 * A modal in a chunk of its own, which is loaded while the modal is closed. It opens when the chunk is there; until then, one
 * that was opened shows that it is loading. When its chunk does not load, its content is shown in the page until it closes:
 * the member can go on.
 */
export function LazyModal({ part = lazyModal, ...modal }: LazyModalProps) {
  const { t } = useI18n();
  const { module: Modal, isFailed } = useLazyModule(part);
  const [isInPage, setInPage] = useState(false);
  const open = modal.open === true;
  if (open && isFailed && !isInPage) setInPage(true);
  if (!open && isInPage) setInPage(false);
  if (Modal && !isInPage) return <Modal {...modal} />;
  if (!isInPage) return open && <Spinner label={t("ui.loading")} className={styles.waiting} />;
  return (
    <InPlaceOfModal>
      <FlowSection {...modal} presentation="page" classNames={modal.classNames} />
    </InPlaceOfModal>
  );
}

/** Takes the focus as a modal does, and gives it back. */
function InPlaceOfModal({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const place = box.current;
    const opener = document.activeElement;
    place?.querySelector<HTMLElement>("[data-part=flow]")?.focus();
    return () => {
      const hasFocus = place?.contains(document.activeElement);
      if (hasFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
