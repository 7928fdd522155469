import type { WithdrawFacts, WithdrawProblem, WithdrawView } from "@satang/headless/withdraw";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { BonusIcon } from "../../primitives/Icon/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { type NextStepAway, useNextSteps } from "../failures/next-steps-context.ts";
import { useNextStepButton } from "../failures/use-next-step-button.tsx";
import { FlowForm } from "../frame/FlowForm.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { pinned } from "../frame/pinned.css.ts";
import { FlowAmount } from "../money/FlowAmount.tsx";
import { OperationNotice } from "../money/OperationNotice.tsx";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { useWithdrawFailureText } from "./use-withdraw-failure-text.ts";
import { useWithdrawProblemText } from "./use-withdraw-words.ts";
import { WithdrawAfter } from "./WithdrawAfter.tsx";
import * as styles from "./WithdrawFlow.css.ts";
import { WithdrawNotice } from "./WithdrawNotice.tsx";
import { WithdrawWallets } from "./WithdrawWallets.tsx";

/** Props of {@link WithdrawForm}. */
export type WithdrawFormProps = { readonly withdraw: WithdrawView; readonly facts: WithdrawFacts };

/** Next step of a member with a problem that no amount fixes. */
const STEPS: Readonly<Record<WithdrawProblem["kind"], NextStepAway | null>> = {
  minimumAboveBalance: "deposit",
  bonusBalanceAboveMaximum: "contactSupport",
  belowMinimum: null,
  aboveMaximum: null,
  aboveBalance: null,
  notFullBalance: null,
};

/**
 * The form of a withdrawal: what can be withdrawn, an amount within its bounds, what is left afterwards, and why the
 * amount may be fixed. The button asks the question: it names the amount, and the title of the sheet the bank account
 * (ADR 0034).
 */
export function WithdrawForm({ withdraw, facts }: WithdrawFormProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const problemText = useWithdrawProblemText();
  const failureText = useWithdrawFailureText(withdraw.refusedProblem);
  const { finishBonus } = useNextSteps();
  const { actions, amountProblem, draft, isLocked, isSubmitting, obstacle } = withdraw;
  const isHeld = facts.turnoverLeft !== null;
  const obstacleStep = useNextStepButton(obstacle && STEPS[obstacle.kind]);
  return (
    <FlowForm {...withdraw.getFormProps()}>
      <Stack gap={4}>
        <WithdrawWallets facts={facts} hasNotice={isLocked || isHeld} />
        <WithdrawNotice facts={facts} isLocked={isLocked} />
        {obstacle && (
          <Alert tone="warning" action={obstacleStep}>
            {wholeNumbers(problemText(obstacle))}
          </Alert>
        )}
        <FlowAmount
          input={withdraw.getAmountProps()}
          label={t("withdraw.amount")}
          currency={facts.currency}
          decimals={isLocked ? "always" : "auto"}
          onTextChange={actions.changeAmount}
          description={
            amountProblem ? undefined : (
              <span className={styles.bounds}>
                {wholeNumbers(`${t("withdraw.lowest", { amount: money.short(facts.minimum) })} `)}
                {wholeNumbers(t("withdraw.highest", { amount: money.short(facts.maximum) }))}
              </span>
            )
          }
          error={amountProblem ? problemText(amountProblem) : undefined}
          end={
            isLocked ? undefined : (
              <Button
                {...withdraw.getAllProps()}
                variant="text"
                size="small"
                aria-label={`${t("withdraw.all")} ${t("withdraw.amount")}`}
              >
                {t("withdraw.all")}
              </Button>
            )
          }
        />
        {withdraw.takesFromGames && <Text tone="muted">{t("withdraw.fromGames")}</Text>}
        <OperationNotice operation={withdraw.operation} failureText={failureText} />
        {/* Nothing can be confirmed below the notice that nothing can be withdrawn. */}
        {isHeld ? (
          finishBonus && (
            <div className={pinned}>
              <Button
                width="fill"
                startIcon={<BonusIcon size={20} />}
                onClick={() => finishBonus()}
              >
                {t("withdraw.seeBonus")}
              </Button>
            </div>
          )
        ) : (
          <div className={classNames(styles.end, pinned)}>
            <div className={styles.afterPlace}>
              {withdraw.balanceAfter !== null && (
                <WithdrawAfter amount={withdraw.balanceAfter} currency={facts.currency} />
              )}
            </div>
            <FlowSubmit
              {...withdraw.getSubmitProps()}
              variant={draft ? "accent" : "soft"}
              loading={isSubmitting}
            >
              {isSubmitting
                ? t("withdraw.submitting")
                : draft
                  ? wholeNumbers(t("withdraw.submitFor", { amount: money.exact(draft.amount) }))
                  : t("withdraw.submit")}
            </FlowSubmit>
          </div>
        )}
      </Stack>
    </FlowForm>
  );
}
