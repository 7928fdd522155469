import type { TransferEnd, TransferField, TransferView } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ChoiceCarousel } from "../../primitives/ChoiceCarousel/index.ts";
import { TransferIcon } from "../../primitives/Icon/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { FlowAmount } from "../money/FlowAmount.tsx";
import { FlowQuickAmounts } from "../money/FlowQuickAmounts.tsx";
import { thaiAmount } from "../money/thai-amount.rules.ts";
import { useKeptOrder } from "../money/use-kept-order.ts";
import { StopNotice } from "../protection/StopNotice.tsx";
import { TransferAccount } from "./TransferAccount.tsx";
import { TransferAfter } from "./TransferAfter.tsx";
import * as styles from "./TransferFlow.css.ts";
import { TransferNone } from "./TransferNone.tsx";
import { useTransferWords } from "./use-transfer-words.ts";

/**
 * The form of a transfer: two carousels with a button that swaps them, an amount, and a button with these values in its
 * label.
 */
export function TransferForm({ transfer }: { readonly transfer: TransferView }) {
  const { t, locale } = useI18n();
  const words = useTransferWords(transfer);
  const kept = useKeptOrder();
  const { actions, currency, draft, from, isSubmitting, values } = transfer;
  const order = words.order(draft);

  const options = transfer.accounts.map((account) => ({
    value: account.code,
    content: (
      <TransferAccount account={account} name={words.nameOf(account.code)} currency={currency} />
    ),
  }));
  const errorOf = (field: TransferField) => {
    const problem = transfer.problemOf(field);
    return problem ? words.problemText(problem) : undefined;
  };
  const end = (name: TransferEnd) => (
    <ChoiceCarousel
      label={t(`transfer.${name}`)}
      none={<TransferNone />}
      options={options}
      value={values[name]}
      onValueChange={(code) => actions.choose(name, code)}
      error={errorOf(name)}
    />
  );
  return (
    <FlowForm {...transfer.getFormProps()}>
      <Stack gap={4}>
        <div className={styles.ends}>
          <div className={styles.pair}>
            <div className={styles.end}>
              {end("from")}
              <button
                {...transfer.getSwapProps()}
                className={styles.swap}
                aria-label={t("transfer.swap")}
                data-part="swap"
              >
                <TransferIcon size={20} />
              </button>
            </div>
            {end("to")}
          </div>
        </div>
        <FlowAmount
          input={transfer.getAmountProps()}
          label={t("transfer.amount")}
          description={words.availableText(transfer)}
          currency={currency}
          onTextChange={actions.changeAmount}
          error={errorOf("amount")}
        />
        <FlowQuickAmounts
          amounts={transfer.quickAmounts}
          all={{ label: t("transfer.all"), amount: from?.amount ?? null }}
          currency={currency}
          value={transfer.amount}
          onValueChange={actions.enterAmount}
          disabled={isSubmitting}
        />
        <TransferAfter transfer={transfer} nameOf={words.nameOf} />
        {transfer.stop && <StopNotice stop={transfer.stop} />}
        <FlowSubmit
          {...transfer.getSubmitProps()}
          variant={draft ? "accent" : "soft"}
          loading={isSubmitting}
          className={styles.submit}
        >
          <span>
            <span>
              {isSubmitting
                ? t("transfer.submitting")
                : order
                  ? kept(t("transfer.submitFor", order), draft)
                  : t("transfer.submit")}
            </span>
            {/* Thai papers repeat an amount in words. */}
            {draft && locale === "th" && !isSubmitting && (
              <span className={styles.inWords}>{` ${thaiAmount(draft.amount, currency)}`}</span>
            )}
          </span>
        </FlowSubmit>
      </Stack>
    </FlowForm>
  );
}
