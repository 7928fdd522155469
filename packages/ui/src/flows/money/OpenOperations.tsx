"use client";

import type { LateOutcome } from "@satang/headless/money";
import {
  type OpenOperation,
  useOpenOperation,
  useOpenOperations,
} from "@satang/headless/operations";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon, SafeIcon, WaitingIcon } from "../../primitives/Icon/index.ts";
import { List, ListItem } from "../../primitives/List/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowDialog } from "../frame/FlowDialogs.tsx";
import * as styles from "./MoneyOutcome.css.ts";
import { MoneyOutcome } from "./MoneyOutcome.tsx";
import { outcomeWords } from "./outcome-words.ts";
import { useKeptOrder } from "./use-kept-order.ts";
import { useOperationName } from "./use-operation-name.ts";
import { useOrderWords } from "./use-order-words.ts";

const WAITING = { tone: "warning", icon: <WaitingIcon /> } as const;
const NOT_DONE = { tone: "neutral", icon: <SafeIcon /> } as const;
const OUTCOMES = {
  checking: WAITING,
  notKnownYet: WAITING,
  done: { tone: "positive", icon: <CheckIcon /> },
  refused: NOT_DONE,
  reversed: NOT_DONE,
  nothingHappened: NOT_DONE,
} as const satisfies Record<LateOutcome, unknown>;

/**
 * The list of operations with an outcome that is not known yet, including those with a closed
 * message. Renders nothing when there is none.
 * @example
 * <OpenOperations />
 */
export function OpenOperations() {
  const { t } = useI18n();
  const open = useOpenOperations();
  if (open.length === 0) return null;
  return (
    <section className={styles.open} data-part="open-operations">
      <Heading level={2}>{t("money.open.title")}</Heading>
      <Card padding="none">
        <List label={t("money.open.title")}>
          {open.map((operation) => (
            <Row key={operation.id} open={operation} />
          ))}
        </List>
      </Card>
    </section>
  );
}

function Row({ open }: { readonly open: OpenOperation }) {
  const { t, format } = useI18n();
  const operation = useOpenOperation(open);
  const words = useOrderWords();
  const kept = useKeptOrder();
  const [isOpen, setOpen] = useState(false);
  const name = useOperationName();
  const status = operation.outcome;
  if (status === null) return null;
  const title = words(operation.operation, operation.order);
  const { sentAt } = operation;
  return (
    <ListItem
      icon={OUTCOMES[status].icon}
      iconTone={OUTCOMES[status].tone}
      title={kept(title, operation.order)}
      details={[
        t(`money.${outcomeWords(operation.operation, status)}.title`),
        ...(sentAt === null
          ? []
          : [
              wholeNumbers(
                t("money.open.sentAt", { time: `${format.date(sentAt)} ${format.time(sentAt)}` }),
              ),
            ]),
      ]}
      action={
        <>
          <Button
            variant="outline"
            size="small"
            aria-label={t("money.open.detailsOf", { order: title })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            {t("money.action.details")}
          </Button>
          <FlowDialog
            open={isOpen}
            onOpenChange={setOpen}
            title={name(operation.operation)}
            size="small"
            dismiss="explicit"
          >
            <MoneyOutcome
              operation={operation}
              status={status}
              order={title}
              onClose={() => setOpen(false)}
            />
          </FlowDialog>
        </>
      }
    />
  );
}
