import type { Banner } from "@satang/headless/banners";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { SafeMarkup } from "../../primitives/SafeMarkup/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { walletGround } from "../../styles/wallet-ground.css.ts";
import { BannerPicture } from "./BannerPicture.tsx";
import * as styles from "./BannersFirst.css.ts";

/** Props of {@link BannerCard}. */
export type BannerCardProps = {
  readonly banner: Banner;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** A banner: its picture, when it comes from an allowed origin and loads, and its text, sanitised (decision 37). */
export function BannerCard({ banner, pictureOrigins }: BannerCardProps) {
  const { t } = useI18n();
  const hasText = banner.html.trim() !== "";
  return (
    <div className={styles.card}>
      <BannerPicture
        className={classNames(walletGround, styles.picture)}
        image={banner.image}
        // The text next to it has the same information.
        alt={hasText ? "" : t("banners.picture")}
        pictureOrigins={pictureOrigins}
      />
      {hasText && (
        <SafeMarkup className={styles.text} markup={banner.html} pictureOrigins={pictureOrigins} />
      )}
    </div>
  );
}
