"use client";

import { useLookup } from "@satang/headless/info";
import { canSharePictures } from "@satang/headless/picture-file";
import { type ReceiptSource, useReceipt } from "@satang/headless/receipt";
import { useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { DownloadIcon, ShareIcon } from "../../primitives/Icon/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSheet } from "../frame/FlowSheet.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { WhenOpened } from "../money/WhenOpened.tsx";
import * as styles from "./ReceiptPaper.css.ts";
import { ReceiptPaper } from "./ReceiptPaper.tsx";
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
  const { receipt, readFailure, actions } = useReceipt({ source, inView: open });
  const words = useReceiptWords()(receipt);
  const brand = useLookup("info").data?.name ?? "";
  const picture = useReceiptPicture({ paper, receipt, words, brand });
  const canShare = canSharePictures();
  return (
    <FlowSheet
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      footer={
        <div className={styles.buttons}>
          <Button
            variant={canShare ? "outline" : "accent"}
            startIcon={<DownloadIcon size={18} />}
            onClick={() => void picture.save()}
          >
            {t("receipt.save")}
          </Button>
          {canShare && (
            <Button startIcon={<ShareIcon size={18} />} onClick={() => void picture.share()}>
              {t("receipt.share")}
            </Button>
          )}
        </div>
      }
    >
      <Stack gap={3}>
        <ReceiptPaper ref={paper} receipt={receipt} words={words} brand={brand} />
        {readFailure && <ReadFailure error={readFailure} onRetry={actions.retry} />}
      </Stack>
    </FlowSheet>
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
