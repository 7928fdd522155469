"use client";

import { useLookup } from "@satang/headless/info";
import { type ReceiptSource, useReceipt } from "@satang/headless/receipt";
import { useContext, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { DownloadIcon, SafeIcon, ShareIcon } from "../../primitives/Icon/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { notPrinted } from "../../styles/print.css.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import { mergeClassNames } from "../frame/merge-class-names.ts";
import { PictureToHold } from "../frame/PictureToHold.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import { ReceiptPaper } from "./ReceiptPaper.tsx";
import * as styles from "./ReceiptSheet.css.ts";
import { useReceiptPicture } from "./use-receipt-picture.ts";
import { useReceiptWords } from "./use-receipt-words.ts";

/** Props of {@link ReceiptFlow}. */
export type ReceiptFlowProps = FlowModalProps & {
  /** A row of the statement, or `receiptOfOrder`. */
  readonly source: ReceiptSource;
};

function ReceiptSheet({ open, onOpenChange, source }: ReceiptFlowProps) {
  const { t } = useI18n();
  const paper = useRef<HTMLElement>(null);
  const frame = useContext(FlowFrameContext);
  const { receipt, readFailure, actions } = useReceipt({ source, inView: open });
  const words = useReceiptWords()(receipt);
  const brand = useLookup("info").data?.name ?? "";
  const picture = useReceiptPicture({ paper, receipt, words, brand });
  return (
    <FlowFrameContext.Provider
      value={{ ...frame, classNames: mergeClassNames(styles.parts, frame.classNames) }}
    >
      <FlowSheet
        open={open}
        onOpenChange={onOpenChange}
        title={
          <>
            {/* The paper shows which one it is. */}
            <span aria-hidden="true">{t("receipt.title.other")}</span>
            <VisuallyHidden>{words.title}</VisuallyHidden>
          </>
        }
        footer={
          <div className={styles.buttons}>
            <Button
              variant="outline"
              startIcon={<DownloadIcon size={18} />}
              onClick={() => void picture.save()}
            >
              {t("receipt.save")}
            </Button>
            <Button startIcon={<ShareIcon size={18} />} onClick={() => void picture.share()}>
              {t("receipt.share")}
            </Button>
          </div>
        }
      >
        <div className={styles.content}>
          <ReceiptPaper ref={paper} receipt={receipt} words={words} brand={brand} />
          <PictureToHold
            held={picture.held}
            title={t("receipt.save")}
            text={t("receipt.hold")}
            alt={words.title}
          />
          {readFailure && <ReadFailure error={readFailure} onRetry={actions.retry} />}
          <p className={classNames(styles.privacy, notPrinted)}>
            <SafeIcon size={16} />
            <span>{t("receipt.privacy")}</span>
          </p>
        </div>
      </FlowSheet>
    </FlowFrameContext.Provider>
  );
}

/**
 * The receipt of a movement of money: what, when, from, to, its reference, and its status as it changes. It is saved or
 * shared as a picture, which this device makes.
 *
 * @example
 * <ReceiptFlow source={entry} open={open} onOpenChange={setOpen} />
 */
export const ReceiptFlow = (props: ReceiptFlowProps) => (
  <WhenOpened {...props}>
    <ReceiptSheet {...props} />
  </WhenOpened>
);
