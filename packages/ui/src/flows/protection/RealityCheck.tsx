"use client";

import { useProtection } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ClockIcon, SettingsIcon } from "../../primitives/Icon/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { LazyModal } from "../frame/LazyModal.tsx";
import { EntryRow } from "../info/EntryRow.tsx";
import { CalmBand } from "./CalmBand.tsx";
import { Helpline, type HelplineProps } from "./Helpline.tsx";
import * as styles from "./Protection.css.ts";
import { SessionSums } from "./SessionSums.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

/** Props of {@link RealityCheck}. */
export interface RealityCheckProps {
  /** Called when the member wants a break: opens `BreakFlow`. */
  onPause: () => void;
  /** Called when the member wants to see the limits: leads to `ProtectionFlow`. */
  onLimits: () => void;
  /** Somebody to talk to. @default none */
  helpline?: HelplineProps["helpline"];
}

/**
 * Opens by itself when a reality check is due, over every screen, and waits for an answer: the time in the session, what was
 * deposited, and what was won or lost. Render it once in the layout of a member.
 *
 * @example
 * <RealityCheck onPause={openBreak} onLimits={openLimits} />
 */
export function RealityCheck({ onPause, onLimits, helpline }: RealityCheckProps) {
  const { t } = useI18n();
  const words = useProtectionWords();
  const { state, sessionStart, sessionTime, actions, getGoOnProps } = useProtection();
  const title = t("protection.check.title", { time: words.time(sessionTime ?? 0) });
  const leaveTo = (go: () => void) => () => {
    actions.goOn();
    go();
  };
  return (
    <LazyModal
      open={state === "checking"}
      title={title}
      titleHidden
      placement="sheet"
      role="alertdialog"
      dismiss="none"
      closeButton={false}
      size="small"
    >
      <Stack gap={4} data-part="reality-check">
        <CalmBand of="sheet" icon={<ClockIcon size={38} />} />
        <div className={styles.words}>
          <Heading level={3} size="title">
            {title}
          </Heading>
          <Text tone="muted">{t("protection.check.text")}</Text>
        </div>
        <SessionSums since={sessionStart} passed={sessionTime} />
        <div className={styles.buttons}>
          <Button variant="outline" width="fill" onClick={leaveTo(onPause)}>
            {t("protection.check.pause")}
          </Button>
          <Button {...getGoOnProps()} variant="outline" width="fill">
            {t("protection.check.goOn")}
          </Button>
        </div>
        <ul className={styles.sunken}>
          <EntryRow
            icon={<SettingsIcon size={20} />}
            title={t("protection.check.limits")}
            hint={t("protection.check.limitsHint")}
            button={{ type: "button", onClick: leaveTo(onLimits) }}
          />
        </ul>
        <Helpline helpline={helpline} />
      </Stack>
    </LazyModal>
  );
}
