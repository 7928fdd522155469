import { toBaht } from "@satang/core";
import type { QrDepositView } from "@satang/headless/deposit";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { AmountPicker } from "../../primitives/AmountPicker/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { MoneyField } from "../../primitives/MoneyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { useBaht } from "../money/use-baht.ts";
import { QrNoticeText } from "./QrNoticeText.tsx";

/** Props of {@link QrEntry}. */
export type QrEntryProps = {
  readonly deposit: QrDepositView;
  /** Called when a QR is requested. */
  readonly onCreate: () => void;
};

/**
 * The form of a QR: an amount, quick amounts, the minimum, and the notice about the previous QR.
 */
export function QrEntry({ deposit, onCreate }: QrEntryProps) {
  const { t } = useI18n();
  const baht = useBaht();
  const [attempted, setAttempted] = useState(false);
  const { amount, minimum, notice, problem, quickAmounts, state } = deposit;
  const isCreating = state === "creating";
  const isShown = problem !== null && (attempted || amount.text !== "");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(problem !== null);
    if (!deposit.canCreate) return;
    onCreate();
    deposit.create();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        {notice && <QrNoticeText notice={notice} operation={deposit.operation} />}
        <MoneyField
          size="big"
          label={t("common.amount")}
          description={
            isShown ? undefined : t("deposit.qr.minimum", { minimum: baht.short(minimum) })
          }
          value={amount.text}
          onValueChange={amount.setText}
          readOnly={isCreating}
          error={
            isShown ? t("deposit.qr.belowMinimum", { minimum: baht.short(minimum) }) : undefined
          }
        />
        <AmountPicker
          label={t("ui.money.quickAmounts")}
          amounts={quickAmounts.map(toBaht)}
          value={amount.text}
          onValueChange={amount.setText}
          disabled={isCreating}
        />
        <Button type="submit" width="fill" loading={isCreating} disabled={deposit.isCreateDisabled}>
          {isCreating
            ? t("deposit.qr.creating")
            : problem === null && amount.satang !== null
              ? t("deposit.qr.createFor", { amount: baht.exact(amount.satang) })
              : t("deposit.qr.create")}
        </Button>
      </Stack>
    </form>
  );
}
