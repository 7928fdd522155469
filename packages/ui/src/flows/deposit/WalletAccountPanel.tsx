import type { Satang } from "@satang/core";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CopyField } from "../../primitives/CopyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { OwnPhoneNumber } from "./OwnPhoneNumber.tsx";
import { SlipHint, type SlipHintProps } from "./SlipHint.tsx";

/** Props of {@link WalletAccountPanel}. */
export type WalletAccountPanelProps = SlipHintProps & {
  /** The member's own number; `null` when it is not known. */
  readonly ownPhoneNumber: string | null;
  /** The number of the account. */
  readonly phoneNumber: string;
  /** The least amount that is credited. */
  readonly minimum: Satang;
};

/** A stored-value wallet to pay to by its phone number, and the number to pay from. */
export function WalletAccountPanel(props: WalletAccountPanelProps) {
  const { ownPhoneNumber, phoneNumber, minimum, onSlip } = props;
  const { t, format } = useI18n();
  const money = useMoneyFormat();
  return (
    <Stack gap={3}>
      {ownPhoneNumber && <OwnPhoneNumber phoneNumber={ownPhoneNumber} />}
      <CopyField
        label={t("deposit.wallet.phone")}
        value={format.phone(phoneNumber)}
        text={phoneNumber}
      />
      <Text size="small" tone="muted">
        {wholeNumbers(t("deposit.wallet.hint", { minimum: money.short(minimum) }))}
      </Text>
      <Text size="small" tone="muted">
        {t("deposit.arrives")}
      </Text>
      <SlipHint onSlip={onSlip} />
    </Stack>
  );
}
