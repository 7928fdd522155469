import type { HeldPicture } from "../../drawing/use-picture-file.ts";
import { useObjectUrl } from "../../primitives/FileField/use-object-url.ts";
import { FlowDialog } from "./FlowDialogs.tsx";
import * as styles from "./PictureToHold.css.ts";

/** Props of {@link PictureToHold}. */
export type PictureToHoldProps = {
  readonly held: HeldPicture;
  readonly title: string;
  /** Says that the picture is pressed and held. */
  readonly text: string;
  readonly alt: string;
};

/** The picture in its full width: a browser inside another app saves it after a long press, and not otherwise. */
export function PictureToHold({ held, title, text, alt }: PictureToHoldProps) {
  const address = useObjectUrl(held.picture);
  return (
    <FlowDialog
      open={held.picture !== null}
      onOpenChange={held.onClose}
      title={title}
      description={text}
    >
      <img src={address} alt={alt} className={styles.picture} />
    </FlowDialog>
  );
}
