"use client";

import { type DepositAccount, useDepositAccounts } from "@satang/headless/deposit";
import type { UseBankAccountNameOptions } from "@satang/headless/profile";
import { useRefreshBalances } from "@satang/headless/wallet";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BottomSheet } from "../../primitives/BottomSheet/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { EditBankAccountName } from "../profile/EditBankAccountName.tsx";
import { useLatinName } from "../profile/use-latin-name.ts";
import { DepositPanels } from "./DepositPanels.tsx";
import { OwnAccount } from "./OwnAccount.tsx";
import { useBankName } from "./use-bank-name.ts";

/** Props of {@link DepositFlow}. */
export type DepositFlowProps = FlowModalProps & {
  /** Banks that accept Latin account names only. @default KTB, TMB, BBL */
  readonly latinOnly?: UseBankAccountNameOptions["latinOnly"];
};

/**
 * Deposit: the member's own account first, then a tab for each way to pay (decision 30). A member
 * of a bank that requires a Latin name fixes the name before an account is copied. While a QR is
 * visible the sheet has its title. Closing it loses nothing: the QR is shown again when it opens.
 *
 * @example
 * <DepositFlow open={open} onOpenChange={setOpen} />
 */
export function DepositFlow({ open, onOpenChange, latinOnly }: DepositFlowProps) {
  const { t } = useI18n();
  const toast = useToast();
  const bankName = useBankName();
  const ways = useDepositAccounts();
  const balances = useRefreshBalances();
  const [scanned, setScanned] = useState<DepositAccount | null>(null);

  const latinName = useLatinName({
    latinOnly,
    onSaved: () => void toast.show(t("deposit.fixName.saved"), { tone: "positive" }),
  });

  const close = () => onOpenChange(false);
  const thank = () => {
    close();
    toast.show(t("deposit.qr.waiting.text"), {
      duration: 10_000,
      action: { label: t("deposit.qr.waiting.refresh"), onClick: balances.refresh },
    });
  };
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      dismiss="explicit"
      title={t(scanned ? "deposit.qr.title" : "deposit.title")}
      description={scanned ? t("deposit.qr.source", { bank: bankName(scanned).name }) : undefined}
    >
      {ways.state === "loading" ? (
        <FormSkeleton />
      ) : ways.state === "failed" ? (
        <ReadFailure error={ways.error} onRetry={ways.retry} />
      ) : (
        <Stack gap={4}>
          {!scanned && <OwnAccount />}
          <DepositPanels
            ways={ways.data}
            beforeCopy={latinName.ensure}
            onScanChange={(account, isShown) => setScanned(isShown ? account : null)}
            onTransferred={thank}
            onDone={close}
          />
          <EditBankAccountName {...latinName.modal} />
        </Stack>
      )}
    </BottomSheet>
  );
}
