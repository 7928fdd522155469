import type { LateOutcome, MoneyOperationView } from "@satang/headless/money";
import { useSatang } from "@satang/headless/provider";
import { useCurrency } from "@satang/headless/wallet";
import { knownSender } from "@satang/i18n";
import { type ReactNode, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon, RefreshIcon, SafeIcon, WaitingIcon } from "../../primitives/Icon/index.ts";
import { Money } from "../../primitives/Money/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { wholePhrases } from "../../text/whole-phrases.ts";
import { useNextStepButton } from "../failures/use-next-step-button.tsx";
import { pinned } from "../frame/pinned.css.ts";
import { Meanwhile } from "./Meanwhile.tsx";
import * as styles from "./MoneyOutcome.css.ts";
import { OutcomeHero } from "./OutcomeHero.tsx";
import { OutcomeSteps } from "./OutcomeSteps.tsx";
import { orderAmount } from "./order-amount.ts";
import { outcomeEnds } from "./outcome-ends.rules.ts";
import { isRepeatSafe, outcomeWords } from "./outcome-words.ts";
import { useKeptOrder } from "./use-kept-order.ts";
import { useOrderWords } from "./use-order-words.ts";

const CHECK_LABELS = {
  none: "money.action.check",
  requested: "money.action.checking",
  answered: "money.action.checked",
} as const satisfies Record<MoneyOperationView["checkState"], string>;

const APPEARANCE: Readonly<
  Record<LateOutcome, { readonly tone: keyof typeof styles.badges; readonly icon: ReactNode }>
> = {
  checking: { tone: "info", icon: <Spinner /> },
  notKnownYet: { tone: "warning", icon: <WaitingIcon size={32} /> },
  done: { tone: "positive", icon: <CheckIcon size={32} /> },
  refused: { tone: "info", icon: <SafeIcon size={32} /> },
  reversed: { tone: "info", icon: <SafeIcon size={32} /> },
  nothingHappened: { tone: "info", icon: <SafeIcon size={32} /> },
};

/** Props of {@link MoneyOutcome}. */
export type MoneyOutcomeProps = {
  readonly operation: MoneyOperationView;
  readonly status: LateOutcome;
  /** The order in words. */
  readonly order: ReactNode;
  /** Called when the member has read it. */
  readonly onClose: () => void;
};

/** A quiet way to the support, with the order in the message; for members. */
function useContact(operation: MoneyOperationView, status: LateOutcome, onTaken: () => void) {
  const { t, format } = useI18n();
  const order = useOrderWords()(operation.operation, operation.order);
  const { sentAt } = operation;
  const isOffered = status === "notKnownYet" && operation.operation !== "register" && order !== "";
  const time = sentAt === null ? "" : ` · ${format.time(sentAt)}`;
  const topic = t("money.action.contactTopic", { order: `${order}${time}` });
  return useNextStepButton(isOffered ? "contactSupport" : null, onTaken, topic);
}

/**
 * An outcome that is not known yet, safe actions meanwhile, and finally the outcome (decision 10).
 */
export function MoneyOutcome({ operation, status, order, onClose }: MoneyOutcomeProps) {
  const { t, errorTitle, format } = useI18n();
  const { clock } = useSatang("MoneyOutcome");
  const currency = useCurrency();
  const kept = useKeptOrder();
  const { tone, icon } = APPEARANCE[status];
  const { isRepeated, canRetry, canForget, sentAt, checkState } = operation;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<LateOutcome>(undefined);
  // The pressed button is gone, so the focus moves to the message; when a button of the message is gone it moves there
  // again, unless the member has moved it elsewhere.
  useEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = status;
    const isLost = document.activeElement?.contains(root.current);
    if (isFirst || isLost) root.current?.focus({ preventScroll: true });
    // In a low window the whole modal scrolls, and was scrolled to the pressed button.
    if (isFirst) root.current?.closest("[data-part=modal]")?.scrollTo({ top: 0 });
  }, [status]);

  const isOpen = status === "checking" || status === "notKnownYet";
  const isQuestion = isRepeated && isOpen && sentAt !== null;
  const amount = orderAmount(operation.order);
  const ends = isOpen ? outcomeEnds(operation.operation, operation.order) : null;
  const words = outcomeWords(operation.operation, status);
  const close = () => {
    operation.close();
    onClose();
  };
  const contact = useContact(operation, status, close);
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.outcome}
      role="status"
      data-part="outcome"
      data-state={status}
    >
      {ends ? (
        <OutcomeHero ends={ends} />
      ) : (
        <span className={styles.badges[tone]} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.words}>
        <Heading level={3} size="title">
          {t(isQuestion ? "money.repeated.title" : `money.${words}.title`)}
        </Heading>
        {amount !== null && (
          <Money amount={amount} currency={currency} size="hero" aria-hidden="true" />
        )}
        {/* The picture shows the accounts. */}
        <Text weight="strong" align="center" className={ends ? visuallyHidden : undefined}>
          {typeof order === "string" ? kept(order, operation.order) : order}
        </Text>
        {isOpen && operation.error && knownSender(operation.error) && (
          <Text weight="strong" align="center">
            {errorTitle(operation.error)}
          </Text>
        )}
        <Text tone="muted" align="center">
          {wholePhrases(
            isQuestion
              ? t("money.repeated.text", { age: format.age(sentAt, clock.now()) })
              : t(`money.${words}.text`),
          )}
        </Text>
      </div>
      {isOpen && <OutcomeSteps operation={operation} />}
      {status === "notKnownYet" && (
        <Meanwhile isRepeatSafe={isRepeatSafe(operation.operation, canRetry)} />
      )}
      <div className={classNames(styles.actions, ends ? styles.atEnd : undefined, pinned)}>
        {canRetry && (
          <Button width="fill" className={styles.wholeRow} onClick={operation.retry}>
            {t(isOpen ? "money.action.resend" : "money.action.retry")}
          </Button>
        )}
        <Button
          variant={isOpen || canRetry ? "outline" : "accent"}
          width="fill"
          className={status === "notKnownYet" ? undefined : styles.wholeRow}
          onClick={close}
        >
          {t("money.action.close")}
        </Button>
        {status === "notKnownYet" && (
          <Button
            variant={canRetry || checkState === "answered" ? "outline" : "accent"}
            width="fill"
            startIcon={<RefreshIcon size={18} />}
            loading={checkState === "requested"}
            aria-disabled={checkState !== "none" || undefined}
            onClick={checkState === "none" ? operation.check : undefined}
          >
            {t(CHECK_LABELS[checkState])}
          </Button>
        )}
        {canForget && (
          <Button
            variant="text"
            width="fill"
            className={styles.wholeRow}
            onClick={() => {
              operation.forget();
              onClose();
            }}
          >
            {t("money.action.forget")}
          </Button>
        )}
        {contact && <div className={styles.wholeRow}>{contact}</div>}
      </div>
    </div>
  );
}
