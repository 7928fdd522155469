import type { DepositWallet } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CopyField } from "../../primitives/CopyField/index.ts";
import { ComingSoonState } from "../../primitives/EmptyState/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";

const LEAST_BAHT = 2;

/** A stored-value wallet to pay to, with its phone number. */
export function WalletPanel({ wallet }: { readonly wallet: DepositWallet }) {
  const { t, format } = useI18n();
  if (wallet.panel === "giftLink") {
    return (
      <ComingSoonState title={t("deposit.wallet.giftTitle")} text={t("deposit.wallet.giftText")} />
    );
  }
  return (
    <Stack gap={3}>
      <CopyField
        label={t("deposit.wallet.phone")}
        value={format.phone(wallet.phoneNumber)}
        text={wallet.phoneNumber}
      />
      <Text size="small" tone="muted">
        {t("deposit.wallet.hint", { minimum: format.shortMoneyWithUnit(LEAST_BAHT) })}
      </Text>
    </Stack>
  );
}
