import type { BonusOffer, BonusView } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { BannerCarousel } from "../../primitives/BannerCarousel/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { SafeMarkup } from "../../primitives/SafeMarkup/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { BannerCard } from "../banners/BannerCard.tsx";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import { OperationNotice } from "../money/OperationNotice.tsx";
import * as styles from "./BonusFlow.css.ts";
import { BonusLimits } from "./BonusLimits.tsx";

/** Props of {@link BonusConditions}. */
export type BonusConditionsProps = {
  readonly bonus: BonusView;
  readonly offer: BonusOffer;
  readonly onClose: () => void;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** Conditions that a member reads before receiving a bonus, and the button; only a confirmation when there is nothing to receive. */
export function BonusConditions({ bonus, offer, onClose, pictureOrigins }: BonusConditionsProps) {
  const { t } = useI18n();
  const { isSubmitting, notice, offered, operation } = bonus;
  return (
    <Stack gap={4}>
      {offer.banners.length > 0 && (
        <BannerCarousel label={t("bonus.modal.banners")}>
          {offer.banners.map((banner, place) => (
            <BannerCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a banner is identified by its position
              key={place}
              banner={banner}
              pictureOrigins={pictureOrigins}
            />
          ))}
        </BannerCarousel>
      )}
      <BonusLimits offer={offer} />
      {notice && (
        <SafeMarkup className={styles.notice} markup={notice} pictureOrigins={pictureOrigins} />
      )}
      {offered === "otherActive" && (
        <Alert tone="warning" title={t("bonus.modal.otherActive.title")}>
          {t("bonus.modal.otherActive.text")}
        </Alert>
      )}
      <OperationNotice operation={operation} />
      <div className={styles.actions} data-part="bonus-actions">
        {offered === "receive" ? (
          <>
            <Button variant="outline" width="fill" disabled={isSubmitting} onClick={onClose}>
              {t("common.action.cancel")}
            </Button>
            <FlowSubmit {...bonus.getReceiveProps()} loading={isSubmitting}>
              {t(isSubmitting ? "bonus.modal.receiving" : "bonus.modal.receive")}
            </FlowSubmit>
          </>
        ) : (
          <Button width="fill" onClick={onClose}>
            {t("common.action.confirm")}
          </Button>
        )}
      </div>
    </Stack>
  );
}
