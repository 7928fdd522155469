import type { SpinView, Wheel } from "@satang/headless/spin";
import type { RefObject } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { CoinsIcon } from "../../primitives/Icon/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { Waves } from "../../primitives/Waves/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { useWorthWords } from "./use-worth-words.ts";
import { WheelDisc } from "./WheelDisc.tsx";
import { WheelPointer, WheelRim } from "./WheelFrame.tsx";
import * as styles from "./WheelStage.css.ts";

/** Props of {@link WheelStage}. */
export type WheelStageProps = {
  readonly spin: SpinView;
  readonly wheel: Wheel;
  /** Gets the middle of the wheel. */
  readonly hub: RefObject<HTMLSpanElement | null>;
};

/** The wheel with its name and the member's coins. Only the disc turns, and nothing is drawn again meanwhile. */
export function WheelStage({ spin, wheel, hub }: WheelStageProps) {
  const { t } = useI18n();
  const { linesOf } = useWorthWords();
  const prizes = wheel.slices.map((slice) => linesOf(slice).join(" ")).join(", ");
  return (
    <section className={classNames(walletGround, styles.stage)} aria-label={wheel.name}>
      <Waves fade="start" strength={0.35} />
      <div className={styles.head}>
        <span className={styles.name} aria-hidden="true">
          {wheel.name}
        </span>
        <span className={styles.coins}>
          <CoinsIcon size={18} />
          <span>{t("spin.coins", { count: spin.coins })}</span>
        </span>
      </div>
      <div
        className={styles.wheel}
        role="img"
        aria-label={t("spin.wheel", { prizes })}
        translate="no"
      >
        <WheelRim />
        <div {...spin.getWheelProps()} className={styles.disc} data-part="wheel-disc">
          <WheelDisc slices={wheel.slices} />
        </div>
        <WheelPointer hub={hub} />
      </div>
      <VisuallyHidden role="status">
        {spin.state === "spinning" ? t("spin.announced") : null}
      </VisuallyHidden>
    </section>
  );
}
