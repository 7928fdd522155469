"use client";

import { type FirstStep, type FirstStepView, useFirstSteps } from "@satang/headless/wallet";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon, ChevronEndIcon, LockIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ListSkeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import * as styles from "./FirstSteps.css.ts";

/** Props of {@link FirstSteps}. */
export interface FirstStepsProps {
  /** Called to deposit. */
  onDeposit: () => void;
  /** Called to choose a game: bring the games into view. */
  onGames: () => void;
  /** Called to transfer. */
  onTransfer: () => void;
}

/**
 * The first steps of a new member: deposit, activate a game, move money to it. It is shown from the first empty wallet
 * until the last step is done, and is empty otherwise.
 *
 * @example
 * <FirstSteps onDeposit={openDeposit} onGames={showGames} onTransfer={openTransfer} />
 */
export function FirstSteps({ onDeposit, onGames, onTransfer }: FirstStepsProps) {
  const { t } = useI18n();
  const { state, steps } = useFirstSteps();
  if (state === "hidden") return null;
  const actions: Readonly<Record<FirstStep, { label: string; onClick: () => void }>> = {
    deposit: { label: t("wallet.deposit"), onClick: onDeposit },
    activate: { label: t("wallet.games.activate"), onClick: onGames },
    transfer: { label: t("wallet.transfer"), onClick: onTransfer },
  };
  const done = steps.filter((step) => step.state === "done").length;

  return (
    <Card as="section" elevation="raised" className={styles.card} data-part="first-steps">
      <div className={styles.head}>
        <Heading level={2}>{t("wallet.first.title")}</Heading>
        {state === "shown" && (
          <span className={styles.count} translate="no">{`${done} / ${steps.length}`}</span>
        )}
      </div>
      {state === "loading" && <ListSkeleton rows={3} label={t("ui.loading")} />}
      {state === "shown" && (
        <ol className={styles.list}>
          {steps.map((step, index) => (
            <Step key={step.name} step={step} place={index + 1} {...actions[step.name]} />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface StepProps {
  step: FirstStepView;
  /** From 1. */
  place: number;
  label: string;
  onClick: () => void;
}

function Step({ step: { name, state }, place, label, onClick }: StepProps) {
  const { t } = useI18n();
  const title = t(`wallet.first.${name}.title`);
  const ends: Readonly<Record<FirstStepView["state"], ReactNode>> = {
    done: null,
    current: (
      <Button size="small" onClick={onClick}>
        {label}
      </Button>
    ),
    open: (
      <IconButton label={title} onClick={onClick}>
        <ChevronEndIcon size={18} />
      </IconButton>
    ),
    locked: <LockIcon size={18} className={styles.lock} />,
  };
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className={styles.mark} aria-hidden="true" translate="no">
        {state === "done" ? <CheckIcon size={18} /> : place}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <span>{title}</span>
          {state === "done" && (
            <VisuallyHidden>{` ${t("ui.steps.done", { step: place })}`}</VisuallyHidden>
          )}
        </span>
        <span className={styles.text}>{t(`wallet.first.${name}.text`)}</span>
      </span>
      {ends[state]}
    </li>
  );
}
