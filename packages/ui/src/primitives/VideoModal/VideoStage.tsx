"use client";
import type { ComponentType } from "react";
import { useOpen } from "../../overlay/use-open.ts";
import type { ModalShape } from "../Modal/modal.types.ts";
import * as styles from "./VideoModal.css.ts";
import { VideoPlayer } from "./VideoPlayer.tsx";
import type { VideoModalProps } from "./video.types.ts";

const none: readonly never[] = [];

/** Props of {@link VideoStage}. */
export interface VideoStageProps extends VideoModalProps {
  /** The modal, which a flow loads on demand. */
  as: ComponentType<ModalShape>;
}

/** A `VideoModal` that is given its modal. */
export function VideoStage({
  as: Modal,
  src,
  hosts = none,
  captions = none,
  title,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ...modal
}: VideoStageProps) {
  const [open, setOpen] = useOpen({ open: openProp, defaultOpen, onOpenChange });
  return (
    <Modal
      {...modal}
      open={open}
      onOpenChange={(next, { reason }) => setOpen(next, reason)}
      title={title}
      placement="center"
      size="large"
    >
      <div className={styles.stage} data-part="stage">
        {open && <VideoPlayer key={src} src={src} hosts={hosts} name={title} captions={captions} />}
      </div>
    </Modal>
  );
}
