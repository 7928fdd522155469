import type { SpinPrize, SpinView, WheelSlice } from "@satang/headless/spin";
import type { RefObject } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Logo } from "../../primitives/Logo/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { LazyModal } from "../frame/LazyModal.tsx";
import { Confetti } from "./Confetti.tsx";
import * as styles from "./PrizeDialog.css.ts";
import { PrizeTicket } from "./PrizeTicket.tsx";
import { useHubPlace } from "./use-hub-place.ts";

/** Props of {@link PrizeDialog}. */
export type PrizeDialogProps = {
  /** Whether the sheet of the wheel is open. */
  readonly open: boolean;
  readonly spin: SpinView;
  /** The middle of the wheel, under the coin. */
  readonly hub: RefObject<HTMLElement | null>;
  /** Claims the coupon at once. */
  readonly onClaim: (coupon: { readonly code: string; readonly name: string }) => void;
  readonly pictureOrigins: readonly string[] | undefined;
};

type ContentProps = Omit<PrizeDialogProps, "open"> & {
  readonly prize: SpinPrize;
  readonly slice: WheelSlice | null;
};

/** Says what the wheel won; closing it reads the wheel and the coupons again (journey.txt §5). */
export function PrizeDialog({ open, spin, ...rest }: PrizeDialogProps) {
  const { t } = useI18n();
  const { prize, slice, actions } = spin;
  const name = prize?.name ?? prize?.label;
  return (
    <LazyModal
      open={open && prize !== null}
      onOpenChange={(next) => void (next || actions.closePrize())}
      title={prize ? [t(`spin.prize.${prize.kind}`), name].filter(Boolean).join(" ") : ""}
      titleHidden
      size="small"
      placement="center"
      classNames={styles.parts}
      dismiss="explicit"
    >
      {prize && <Content spin={spin} prize={prize} slice={slice} {...rest} />}
    </LazyModal>
  );
}

/** The button of a bonus does not promise money. */
const CLAIMS = {
  cash: "spin.prize.claimCash",
  bonus: "spin.prize.claimBonus",
  coupon: "spin.prize.claim",
} as const;

function Content({ spin, hub, prize, slice, onClaim, pictureOrigins }: ContentProps) {
  const { t } = useI18n();
  const content = useHubPlace(hub);
  const { code, kind, label, name } = prize;
  const worth = slice?.worth ?? null;
  const isClaimable = kind === "coupon" && code !== null;
  const text =
    kind === "nothing"
      ? label && t("spin.prize.nothingText", { label })
      : t(
          kind === "coupon"
            ? `spin.prize.${worth?.kind ?? "coupon"}Text`
            : "spin.prize.unknownText",
        );
  return (
    <div ref={content} className={styles.content}>
      {kind === "coupon" && <Confetti />}
      <span className={styles.coin} data-part="prize-coin">
        <Logo size={100} />
      </span>
      <div className={styles.words}>
        <Heading level={3} size="display">
          {t(`spin.prize.${kind}`)}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      {kind !== "nothing" && (
        <PrizeTicket prize={prize} slice={slice} pictureOrigins={pictureOrigins} />
      )}
      <div className={styles.actions}>
        {isClaimable && (
          <Button
            width="fill"
            onClick={() => {
              spin.actions.closePrize();
              onClaim({ code, name: name ?? label });
            }}
          >
            {t(CLAIMS[worth?.kind ?? "coupon"])}
          </Button>
        )}
        <Button
          {...spin.getClosePrizeProps()}
          variant={isClaimable ? "text" : "accent"}
          width="fill"
        >
          {t(isClaimable ? "spin.prize.keep" : "spin.prize.close")}
        </Button>
      </div>
    </div>
  );
}
