"use client";

import { useDeposit } from "@satang/headless/deposit";
import type { UseBankAccountNameOptions } from "@satang/headless/profile";
import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BottomSheet } from "../../primitives/BottomSheet/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { useToast } from "../../primitives/Toast/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FormSkeleton } from "../money/FormSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { useRefreshOnOpen } from "../money/use-refresh-on-open.ts";
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
 * Deposit: the member's own account first, then a tab for each way to pay (decision 30). When the
 * bank requires a Latin name, the member corrects it before an account is copied. While a QR is
 * open, the sheet shows that QR. Closing the sheet loses nothing: the QR is there again when it opens.
 *
 * @example
 * <DepositFlow open={open} onOpenChange={setOpen} />
 */
export function DepositFlow({ open, onOpenChange, latinOnly }: DepositFlowProps) {
  const { t } = useI18n();
  const toast = useToast();
  const bankName = useBankName();
  const wallet = useWallet();
  const close = () => onOpenChange(false, { reason: "itemPress" });
  const deposit = useDeposit({
    inView: open,
    onTransferred: () => {
      close();
      toast.show(t("deposit.qr.waiting.text"), {
        duration: 10_000,
        action: { label: t("deposit.qr.waiting.refresh"), onClick: wallet.actions.refresh },
      });
    },
  });
  const latinName = useLatinName({
    latinOnly,
    onSaved: () => void toast.show(t("deposit.fixName.saved"), { tone: "positive" }),
  });
  const { actions, ownAccount, readFailure, scanned, state } = deposit;

  useRefreshOnOpen(open, actions.refresh);

  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      dismiss="explicit"
      title={t(scanned ? "deposit.qr.title" : "deposit.title")}
      description={scanned ? t("deposit.qr.source", { bank: bankName(scanned).name }) : undefined}
    >
      {state === "loading" ? (
        <FormSkeleton />
      ) : readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : (
        <Stack gap={4}>
          {!scanned && ownAccount && <OwnAccount account={ownAccount} />}
          <DepositPanels deposit={deposit} beforeCopy={latinName.ensure} onDone={close} />
          <EditBankAccountName {...latinName.modal} />
        </Stack>
      )}
    </BottomSheet>
  );
}
