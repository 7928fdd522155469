"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Mark } from "../Mark/Mark.tsx";
import { coin, rising } from "./EmptyFace.css.ts";
import { Face, type FaceWords } from "./Face.tsx";
import { CoinScene } from "./RiverScene.tsx";

/** {@link EmptyFace} */
export interface EmptyFaceProps extends FaceWords {
  /** @default the catalogue's "Nothing here yet" */
  title?: FaceWords["title"];
}

/**
 * Shown in an empty list or screen, with a hint how to get content.
 *
 * @example
 * <EmptyFace title="No transactions yet" text="Deposit once and it all shows here."
 *   action={<Button size="small">Deposit</Button>} />
 */
export function EmptyFace({ title, ...words }: EmptyFaceProps) {
  const { t } = useI18n();
  const art = (
    <span className={rising}>
      <CoinScene />
      <Mark size={52} className={coin} />
    </span>
  );
  return <Face {...words} title={title ?? t("ui.face.empty")} art={art} />;
}
