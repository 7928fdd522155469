import type { TransferEnd, TransferView } from "@satang/headless/transfer";
import { useMedia } from "../../hooks/use-media.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { ChoiceCarousel } from "../../primitives/ChoiceCarousel/index.ts";
import { TransferIcon } from "../../primitives/Icon/index.ts";
import { Select } from "../../primitives/Select/index.ts";
import { landscape } from "../../styles/media.ts";
import { useMoneyFormat } from "../money/use-money-format.ts";
import { TransferAccount } from "./TransferAccount.tsx";
import * as styles from "./TransferFlow.css.ts";
import { TransferNone } from "./TransferNone.tsx";
import { TRANSFER_ENDS } from "./transfer-ends.rules.ts";

/** Props of {@link TransferEnds}. */
export type TransferEndsProps = {
  readonly transfer: TransferView;
  readonly nameOf: (code: string) => string;
  /** Text of the problem that is shown at an end. */
  readonly errorOf: (end: TransferEnd) => string | undefined;
};

/** In rem: with large words, two drums do not fit next to each other on any phone. */
const SMALL = `(max-width: 22.9rem), ${landscape}`;

/**
 * Both accounts with a button that swaps them: two drums. On the narrowest phones, and in landscape, they are lists of one
 * line, so that amount and button are in view.
 */
export function TransferEnds({ transfer, nameOf, errorOf }: TransferEndsProps) {
  const { t } = useI18n();
  const money = useMoneyFormat();
  const isSmall = useMedia(SMALL);
  const { accounts, actions, currency, next, values } = transfer;
  const slides = accounts.map((account) => ({
    value: account.code,
    content: <TransferAccount account={account} name={nameOf(account.code)} currency={currency} />,
  }));
  const lines = accounts.map(({ code, amount }) => ({
    value: code,
    label: `${nameOf(code)} · ${money.exact(amount)}`,
  }));
  const drum = (end: TransferEnd) => (
    <ChoiceCarousel
      label={t(`transfer.${end}`)}
      none={<TransferNone isNext={next === end} />}
      options={slides}
      value={values[end]}
      onValueChange={(code) => actions.choose(end, code)}
      error={errorOf(end)}
    />
  );
  const swap = (
    <button
      {...transfer.getSwapProps()}
      className={styles.swap}
      aria-label={t("transfer.swap")}
      data-part="swap"
      data-state={values.from !== null && values.to !== null ? "ready" : undefined}
    >
      <TransferIcon size={20} />
    </button>
  );
  if (isSmall)
    return (
      <div className={styles.lists}>
        {TRANSFER_ENDS.map((end) => (
          <Select
            key={end}
            className={styles.line}
            label={t(`transfer.${end}`)}
            options={lines}
            placeholder={t("transfer.none")}
            value={values[end] ?? ""}
            onValueChange={(code) => actions.choose(end, code)}
            error={errorOf(end)}
          />
        ))}
        {swap}
      </div>
    );
  return (
    <div className={styles.drums}>
      <div className={styles.end}>
        {drum("from")}
        {swap}
      </div>
      {drum("to")}
    </div>
  );
}
