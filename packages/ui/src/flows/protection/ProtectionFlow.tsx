"use client";

import { type OwnLimitName, useProtection } from "@satang/headless/protection";
import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ClockIcon, DepositIcon, PauseIcon, WaitingIcon } from "../../primitives/Icon/index.ts";
import { ListSkeleton, Skeleton } from "../../primitives/Skeleton/index.ts";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { useUnconfirmedText } from "../failures/use-unconfirmed-text.ts";
import { FlowScreen } from "../frame/FlowScreen.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { EntryRow } from "../info/EntryRow.tsx";
import { Fact } from "./Fact.tsx";
import { Helpline, type HelplineProps } from "./Helpline.tsx";
import { LimitRow } from "./LimitRow.tsx";
import * as styles from "./Protection.css.ts";
import { SessionLength } from "./SessionLength.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link ProtectionFlow}. */
export interface ProtectionFlowProps extends FlowPartsProps {
  /** Called to change a limit: opens `OwnLimitFlow`. */
  onLimit: (limit: OwnLimitName) => void;
  /** Called to begin a break, or to make it longer: opens `BreakFlow`. */
  onBreak: () => void;
  /** Somebody to talk to. @default none */
  helpline?: HelplineProps["helpline"];
}

const LIMITS = [
  { name: "deposit", Icon: DepositIcon },
  { name: "time", Icon: ClockIcon },
] as const;

/**
 * The member's own limits, the time in this session and today, and a break. A host that turned the protection off does not
 * render it.
 *
 * @example
 * <ProtectionFlow onLimit={openLimit} onBreak={openBreak} />
 */
export function ProtectionFlow({ onLimit, onBreak, helpline, ...parts }: ProtectionFlowProps) {
  const { t, errorTitle } = useI18n();
  const words = useProtectionWords();
  const unconfirmed = useUnconfirmedText();
  const protection = useProtection();
  // The reply of the wallet brings server time, without which nothing can be changed.
  useWallet();
  const { state, limits, breakEnd, readFailure, saveFailure, timeOfDay, actions } = protection;
  return (
    <FlowScreen
      parts={parts}
      title={t("protection.title")}
      className={styles.screen}
      data-part="protection"
      data-state={state}
    >
      <p className={styles.lead}>{t("protection.intro")}</p>
      <Card>
        <dl className={styles.plainFacts}>
          <SessionLength passed={protection.sessionTime} />
          <Fact icon={<WaitingIcon size={20} />} name={t("protection.time.today")}>
            {timeOfDay === null ? <Skeleton width="64px" /> : words.time(timeOfDay)}
          </Fact>
        </dl>
      </Card>
      {readFailure && (
        <Card>
          <ReadFailure
            error={readFailure}
            title={errorTitle(readFailure)}
            onRetry={actions.retry}
          />
        </Card>
      )}
      {(limits || !readFailure) && (
        <>
          <Card as="section" aria-labelledby="own-limits">
            <Heading level={2} id="own-limits">
              {t("protection.limits.title")}
            </Heading>
            <ul>
              {LIMITS.map(({ name, Icon }) => (
                <LimitRow
                  key={name}
                  icon={<Icon size={20} />}
                  name={name}
                  limit={limits?.[name] ?? null}
                  getLimitProps={protection.getLimitProps}
                  onChange={() => onLimit(name)}
                />
              ))}
            </ul>
            <p className={styles.note}>{t("protection.limits.rule")}</p>
            {saveFailure && (
              <FailureMessage error={saveFailure}>
                {unconfirmed(saveFailure, protection.isUnanswered)}
              </FailureMessage>
            )}
          </Card>
          <Card padding="none">
            {limits ? (
              <ul>
                <EntryRow
                  icon={<PauseIcon size={20} />}
                  title={t(
                    breakEnd === null ? "protection.pause.title" : "protection.pause.extend",
                  )}
                  hint={
                    breakEnd === null
                      ? t("protection.pause.hint")
                      : t("protection.pause.now", { moment: words.moment(breakEnd) })
                  }
                  button={{ type: "button", onClick: onBreak }}
                />
              </ul>
            ) : (
              <ListSkeleton rows={1} label={t("protection.loading")} />
            )}
          </Card>
        </>
      )}
      <Helpline helpline={helpline} />
    </FlowScreen>
  );
}
