import type { MoneyAction, MoneyActionStatus } from "@satang/headless/money-action";
import { type ReactNode, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon, SafeIcon, WaitingIcon } from "../../primitives/Icon/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as css from "./MoneyOutcome.css.ts";

/** What an outcome that was unknown may turn out to be. */
export type ToldStatus = "checking" | "landed" | "undone" | "didNotLand" | "stillUnknown";

const FACES: Readonly<
  Record<ToldStatus, { readonly tone: keyof typeof css.badges; readonly icon: ReactNode }>
> = {
  checking: { tone: "info", icon: <Spinner /> },
  landed: { tone: "positive", icon: <CheckIcon size={32} /> },
  undone: { tone: "info", icon: <SafeIcon size={32} /> },
  didNotLand: { tone: "info", icon: <SafeIcon size={32} /> },
  stillUnknown: { tone: "warning", icon: <WaitingIcon size={32} /> },
};

/** Whether {@link MoneyOutcome} has something to say instead of the form. */
export function isTold(status: MoneyActionStatus): status is ToldStatus {
  return Object.hasOwn(FACES, status);
}

/** Props of {@link MoneyOutcome}. */
export type MoneyOutcomeProps = {
  readonly action: MoneyAction;
  readonly status: ToldStatus;
  /** The order in words. */
  readonly order: ReactNode;
  /** The member has read it. */
  readonly onClose: () => void;
};

/** In place of the form while an outcome is unknown, and then what really happened (decision 10). */
export function MoneyOutcome({ action, status, order, onClose }: MoneyOutcomeProps) {
  const { t } = useI18n();
  const { tone, icon } = FACES[status];
  const face = useRef<HTMLDivElement>(null);
  const told = useRef<ToldStatus>(undefined);
  // The button that was pressed is gone: the focus goes to what is said instead of it. So it does when the one that asked
  // again is gone, unless the member has gone elsewhere.
  useEffect(() => {
    const isFirst = told.current === undefined;
    told.current = status;
    const isLost = document.activeElement?.contains(face.current);
    if (isFirst || isLost) face.current?.focus({ preventScroll: true });
  }, [status]);
  const dismiss = () => {
    action.dismiss();
    onClose();
  };
  return (
    <div
      ref={face}
      tabIndex={-1}
      className={css.outcome}
      role="status"
      data-part="outcome"
      data-state={status}
    >
      <span className={css.badges[tone]} aria-hidden="true">
        {icon}
      </span>
      <div className={css.words}>
        <Heading level={3} size="lead">
          {t(`moneyAction.${status}.title`)}
        </Heading>
        <Text weight="strong">{order}</Text>
        <Text tone="muted">{t(`moneyAction.${status}.text`)}</Text>
      </div>
      <div className={css.actions}>
        {status === "didNotLand" && (
          <Button width="fill" onClick={action.retry}>
            {t("moneyAction.action.retry")}
          </Button>
        )}
        {status === "stillUnknown" && (
          <Button width="fill" onClick={action.check}>
            {t("moneyAction.action.check")}
          </Button>
        )}
        {action.canGiveUp && (
          <Button variant="text" width="fill" onClick={dismiss}>
            {t("moneyAction.action.giveUp")}
          </Button>
        )}
        {status === "checking" || status === "stillUnknown" ? (
          <Button variant="outline" width="fill" onClick={onClose}>
            {t("moneyAction.action.close")}
          </Button>
        ) : (
          <Button
            variant={status === "didNotLand" ? "outline" : "accent"}
            width="fill"
            onClick={dismiss}
          >
            {t("moneyAction.action.close")}
          </Button>
        )}
      </div>
    </div>
  );
}
