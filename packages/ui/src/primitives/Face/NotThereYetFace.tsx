"use client";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Face, type FaceWords } from "./Face.tsx";
import { BoatScene } from "./RiverScene.tsx";

/** {@link NotThereYetFace} */
export interface NotThereYetFaceProps extends FaceWords {
  /** @default the catalogue's "Not here yet" */
  title?: FaceWords["title"];
  /** @default the catalogue's "This comes in a later version." */
  text?: FaceWords["text"];
}

/** Shown for a screen of a later version. */
export function NotThereYetFace({ title, text, action }: NotThereYetFaceProps) {
  const { t } = useI18n();
  return (
    <Face
      title={title ?? t("ui.face.notYet")}
      text={text ?? t("ui.face.notYetText")}
      action={action}
      art={<BoatScene />}
    />
  );
}
