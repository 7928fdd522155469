import type { BonusOffer } from "@satang/headless/bonus";
import { classNames } from "../../styles/class-names.ts";
import { BannerPicture } from "../banners/BannerPicture.tsx";
import * as styles from "./BonusFlow.css.ts";

/** Props of {@link BonusBanner}. */
export type BonusBannerProps = {
  /** The bonus; `null` for a promotion, which has no picture. */
  readonly offer: BonusOffer | null;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** The background of a card: the first banner's picture, with a shade below the words. */
export function BonusBanner({ offer, pictureOrigins }: BonusBannerProps) {
  const image = offer?.banners[0]?.image;
  if (!image) return null;
  return (
    <>
      <BannerPicture
        image={image}
        alt=""
        className={classNames(styles.picture, offer.status === "received" && styles.usedPicture)}
        pictureOrigins={pictureOrigins}
      />
      <span className={styles.shade} aria-hidden="true" />
    </>
  );
}
