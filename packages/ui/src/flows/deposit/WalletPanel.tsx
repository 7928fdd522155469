import type { DepositWay } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CopyField } from "../../primitives/CopyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";

/** Props of {@link WalletPanel}. */
export type WalletPanelProps = {
  readonly way: Extract<DepositWay, { readonly kind: "phoneNumber" }>;
};

/** A stored-value wallet to pay to by its phone number. */
export function WalletPanel({ way }: WalletPanelProps) {
  const { t, format } = useI18n();
  const money = useMoneyFormat();
  return (
    <Stack gap={3}>
      <CopyField
        label={t("deposit.wallet.phone")}
        value={format.phone(way.phoneNumber)}
        text={way.phoneNumber}
      />
      <Text size="small" tone="muted">
        {t("deposit.wallet.hint", { minimum: money.short(way.minimum) })}
      </Text>
    </Stack>
  );
}
