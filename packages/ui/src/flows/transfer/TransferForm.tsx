import type { TransferField, TransferView } from "@satang/headless/transfer";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { pinnedInLandscape } from "../frame/pinned.css.ts";
import { FlowAmount } from "../money/FlowAmount.tsx";
import { FlowQuickAmounts } from "../money/FlowQuickAmounts.tsx";
import { useAmountInWords } from "../money/use-amount-in-words.ts";
import { useKeptOrder } from "../money/use-kept-order.ts";
import { StopNotice } from "../protection/StopNotice.tsx";
import { TransferAfter } from "./TransferAfter.tsx";
import { TransferEnds } from "./TransferEnds.tsx";
import * as styles from "./TransferFlow.css.ts";
import { useTransferWords } from "./use-transfer-words.ts";

/**
 * The form of a transfer: both accounts, an amount, and a button that names the next step, at last with these values in its
 * label.
 */
export function TransferForm({ transfer }: { readonly transfer: TransferView }) {
  const { t } = useI18n();
  const amountInWords = useAmountInWords();
  const words = useTransferWords(transfer);
  const kept = useKeptOrder();
  const { actions, currency, draft, from, isSubmitting, next } = transfer;
  const order = words.order(draft);
  const inWords = draft && !isSubmitting ? amountInWords(draft.amount, currency) : null;

  const errorOf = (field: TransferField) => {
    const problem = transfer.problemOf(field);
    return problem ? words.problemText(problem) : undefined;
  };
  const submitText = () => {
    if (isSubmitting) return t("transfer.submitting");
    if (order) return kept(t("transfer.submitFor", order), draft);
    return t(next ? `transfer.next.${next}` : "transfer.submit");
  };
  return (
    <FlowForm {...transfer.getFormProps()}>
      <Stack gap={4}>
        <TransferEnds transfer={transfer} nameOf={words.nameOf} errorOf={errorOf} />
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
        <div className={pinnedInLandscape}>
          <FlowSubmit
            {...transfer.getSubmitProps()}
            loading={isSubmitting}
            className={styles.submit}
          >
            <span>
              <span>{submitText()}</span>
              {inWords && <span className={styles.inWords}>{` ${inWords}`}</span>}
            </span>
          </FlowSubmit>
        </div>
      </Stack>
    </FlowForm>
  );
}
