import type { TransferEnd, TransferField, TransferView } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ChoiceCarousel } from "../../primitives/ChoiceCarousel/index.ts";
import { ChevronEndIcon } from "../../primitives/Icon/index.ts";
import { MoneyField } from "../../primitives/MoneyField/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { moneyFieldProps } from "../money/money-field-props.ts";
import { OperationNotice } from "../money/OperationNotice.tsx";
import { TransferAccount } from "./TransferAccount.tsx";
import * as styles from "./TransferFlow.css.ts";
import { useTransferWords } from "./use-transfer-words.ts";

/**
 * The form of a transfer: two carousels, an amount, and a button with these values in its label.
 */
export function TransferForm({ transfer }: { readonly transfer: TransferView }) {
  const { t } = useI18n();
  const words = useTransferWords(transfer);
  const { actions, currency, draft, from, isSubmitting, operation, values } = transfer;
  const order = words.order(draft);

  const options = transfer.accounts.map((account) => ({
    value: account.code,
    content: (
      <TransferAccount
        name={words.nameOf(account.code)}
        amount={account.amount}
        currency={currency}
      />
    ),
  }));
  const errorOf = (field: TransferField) => {
    const problem = transfer.problemOf(field);
    return problem ? words.problemText(problem) : undefined;
  };
  const end = (name: TransferEnd) => (
    <ChoiceCarousel
      label={t(`transfer.${name}`)}
      none={t("transfer.none")}
      options={options}
      value={values[name]}
      onValueChange={(code) => actions.choose(name, code)}
      error={errorOf(name)}
    />
  );
  return (
    <Stack gap={4}>
      <form {...transfer.getFormProps()}>
        <Stack gap={4}>
          <div className={styles.pair}>
            {end("from")}
            <span className={styles.arrow} aria-hidden="true">
              <ChevronEndIcon size={22} />
            </span>
            {end("to")}
          </div>
          <MoneyField
            {...moneyFieldProps(transfer.getAmountProps())}
            size="big"
            label={t("transfer.amount")}
            currency={currency}
            value={transfer.amount}
            onValueChange={actions.enterAmount}
            error={errorOf("amount")}
            end={
              from ? (
                <Button {...transfer.getAllProps()} variant="text" size="small">
                  {t("transfer.all")}
                </Button>
              ) : undefined
            }
          />
          <OperationNotice operation={operation} />
          <Button
            {...transfer.getSubmitProps()}
            width="fill"
            loading={isSubmitting}
            className={styles.submit}
          >
            {isSubmitting
              ? t("transfer.submitting")
              : order
                ? t("transfer.submitFor", order)
                : t("transfer.submit")}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
