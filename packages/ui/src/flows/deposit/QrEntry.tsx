import type { QrDepositView } from "@satang/headless/deposit";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowAlertDialog } from "../frame/FlowDialogs.tsx";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { FlowAmount } from "../money/FlowAmount.tsx";
import { FlowQuickAmounts } from "../money/FlowQuickAmounts.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import * as styles from "./DepositFlow.css.ts";
import { QrNoticeText } from "./QrNoticeText.tsx";
import { useOwnLimitWords } from "./use-own-limit-words.ts";

/** Asking for a QR: an amount, quick amounts, the minimum, and what went wrong before. */
export function QrEntry({ deposit }: { readonly deposit: QrDepositView }) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const ownLimitWords = useOwnLimitWords();
  const { actions, amount, amountProblem, currency, draft, notice, replaces, state } = deposit;
  const isCreating = state === "creating";
  const minimum = { minimum: money.short(deposit.minimum) };
  const problemWords = (problem: NonNullable<QrDepositView["amountProblem"]>) =>
    typeof problem === "object" && problem.kind !== "belowMinimum"
      ? ownLimitWords(problem)
      : t("deposit.qr.belowMinimum", minimum);
  return (
    <FlowForm {...deposit.getFormProps()}>
      <Stack gap={4}>
        {notice && <QrNoticeText notice={notice} operation={deposit.operation} />}
        <FlowAmount
          input={deposit.getAmountProps()}
          label={t("common.amount")}
          description={amountProblem ? undefined : t("deposit.qr.minimum", minimum)}
          currency={currency}
          onTextChange={actions.changeAmount}
          error={amountProblem ? problemWords(amountProblem) : undefined}
        />
        <FlowQuickAmounts
          amounts={deposit.quickAmounts}
          currency={currency}
          value={amount}
          onValueChange={actions.enterAmount}
          disabled={isCreating}
        />
        <div className={styles.pinned}>
          <FlowSubmit {...deposit.getCreateProps()} loading={isCreating}>
            {isCreating
              ? t("deposit.qr.creating")
              : draft
                ? wholeNumbers(t("deposit.qr.createFor", { amount: money.exact(draft.amount) }))
                : t("deposit.qr.create")}
          </FlowSubmit>
        </div>
      </Stack>
      <FlowAlertDialog
        open={replaces !== null}
        onOpenChange={(next) => void (next || actions.keepOther())}
        title={wholeNumbers(
          t("deposit.qr.replace.title", { amount: replaces ? money.exact(replaces.amount) : "" }),
        )}
        description={t("deposit.qr.replace.text")}
        confirmLabel={t("deposit.qr.replace.confirm")}
        cancelLabel={t("deposit.qr.replace.keep")}
        onConfirm={actions.replace}
      />
    </FlowForm>
  );
}
