import type { ModalProps } from "../Modal/modal.types.ts";

/** Captions of a video file, as WebVTT. */
export interface VideoCaptions {
  /** Address of a WebVTT file. */
  src: string;
  /** Such as `th`, `lo` or `en`. */
  language: string;
  /** Name in the player. */
  label: string;
}

/** Props of `VideoModal`. */
export interface VideoModalProps
  extends Pick<ModalProps, "open" | "defaultOpen" | "onOpenChange" | "trigger" | "description"> {
  /** Title of the video, shown above it and accessible name of the player. */
  title: string;
  /**
   * Address of the video: any form of YouTube, or an mp4, webm or mov file of this site or of one
   * of the `hosts`, with https. Any other address shows an error state and loads nothing.
   */
  src: string;
  /** Hosts of allowed files, in addition to this site. @default none */
  hosts?: readonly string[] | undefined;
  /** For files; YouTube has its own. @default none */
  captions?: readonly VideoCaptions[] | undefined;
}
