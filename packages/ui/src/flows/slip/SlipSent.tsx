import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { CheckIcon } from "../../primitives/Icon/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import * as outcome from "../money/MoneyOutcome.css.ts";
import * as styles from "./SlipFlow.css.ts";

/** Props of {@link SlipSent}. */
export type SlipSentProps = {
  /** Called when the member sends another slip. */
  readonly onAgain: () => void;
};

/** The service has the slip. */
export function SlipSent({ onAgain }: SlipSentProps) {
  const { t } = useI18n();
  const root = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={root} tabIndex={-1} className={styles.centred} role="alert" data-part="sent">
      <span className={outcome.badges.positive} aria-hidden="true">
        <CheckIcon size={32} />
      </span>
      <Heading level={3} size="lead">
        {t("slip.done.title")}
      </Heading>
      <Text tone="muted">{t("slip.done.text")}</Text>
      <Button type="button" variant="outline" width="fill" onClick={onAgain}>
        {t("slip.done.again")}
      </Button>
    </div>
  );
}
