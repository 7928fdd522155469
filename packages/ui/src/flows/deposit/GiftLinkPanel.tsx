import { useGiftLink } from "@satang/headless/deposit";
import type { ReceiptSource } from "@satang/headless/receipt";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { MoneyOutcome } from "../money/MoneyOutcome.tsx";
import { OperationNotice } from "../money/OperationNotice.tsx";
import { useFailureText } from "../money/use-failure-text.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { Credited } from "./Credited.tsx";
import * as styles from "./DepositFlow.css.ts";
import { useOwnLimitWords } from "./use-own-limit-words.ts";

/** Props of {@link GiftLinkPanel}. */
export type GiftLinkPanelProps = {
  /** Called when the member has seen the credit. */
  readonly onDone: () => void;
  /** Opens the receipt of the credit; without it there is no button. */
  readonly onReceipt?: ((source: ReceiptSource) => void) | undefined;
  /** Leads to the games; without it there is no button. */
  readonly onPlay?: (() => void) | undefined;
};

const INPUTS = ["link"] as const;

/** Deposits a gift link: the link, what went wrong with it, and the credit. */
export function GiftLinkPanel({ onDone, onReceipt, onPlay }: GiftLinkPanelProps) {
  const { t, errorText } = useI18n();
  const money = useMoneyFormat();
  const gift = useGiftLink();
  const failureText = useFailureText(gift.minimum);
  const ownLimitWords = useOwnLimitWords();
  const { actions, isSubmitting, operation } = gift;
  if (operation.outcome) {
    return (
      <MoneyOutcome
        operation={operation}
        status={operation.outcome}
        order={t("money.order.giftLink")}
        onClose={actions.close}
      />
    );
  }
  if (gift.state === "done") {
    const finish = () => {
      actions.close();
      onDone();
    };
    return (
      <Credited
        amount={gift.credited}
        isSecondTap={gift.isSecondTap}
        onDone={finish}
        onAgain={actions.close}
        onReceipt={onReceipt}
        onPlay={onPlay}
      />
    );
  }
  const { onChange, ...field } = gift.getLinkProps();
  return (
    <FlowForm {...gift.getFormProps()}>
      <Stack gap={4}>
        <TextField
          {...field}
          onValueChange={actions.changeLink}
          label={t("deposit.wallet.giftTitle")}
          description={wholeNumbers(
            t("deposit.wallet.giftText", { minimum: money.short(gift.minimum) }),
          )}
          error={gift.linkFailure ? errorText(gift.linkFailure) : undefined}
        />
        {gift.ownLimitProblem && (
          <Alert tone="info">{wholeNumbers(ownLimitWords(gift.ownLimitProblem))}</Alert>
        )}
        {gift.isSealFailed ? (
          <Alert tone="critical" live="assertive" title={t("money.notSent.title")}>
            {t("deposit.wallet.giftUnsealed")}
          </Alert>
        ) : (
          <OperationNotice operation={operation} inputs={INPUTS} failureText={failureText} />
        )}
        <div className={styles.pinned}>
          <FlowSubmit {...gift.getSubmitProps()} loading={isSubmitting}>
            {t(isSubmitting ? "deposit.wallet.giftSending" : "deposit.wallet.giftSend")}
          </FlowSubmit>
        </div>
      </Stack>
    </FlowForm>
  );
}
