"use client";
import { useOpen } from "../../overlay/use-open.ts";
import { Modal } from "../Modal/Modal.tsx";
import * as styles from "./VideoModal.css.ts";
import { VideoPlayer } from "./VideoPlayer.tsx";
import type { VideoModalProps } from "./video.types.ts";

const none: readonly never[] = [];

/**
 * Plays one video over the page. Nothing is loaded before it opens, and closing stops it. A strict
 * Content-Security-Policy needs `frame-src https://www.youtube-nocookie.com`, or `media-src` with
 * the hosts of the files.
 *
 * @example
 * <VideoModal trigger={<Button>How to deposit</Button>} title="How to deposit" src={links.wallet} />
 */
export function VideoModal({
  src,
  hosts = none,
  captions = none,
  title,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ...modal
}: VideoModalProps) {
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
