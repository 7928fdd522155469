import type { ModalProps } from "../Modal/modal.types.ts";

/** Captions of a video file, as WebVTT. */
export interface VideoCaptions {
  /** Address of a WebVTT file. */
  src: string;
  /** As `th`, `lo` or `en`. */
  language: string;
  /** How the player names them. */
  label: string;
}

/** Props of `VideoModal`. */
export interface VideoModalProps
  extends Pick<ModalProps, "open" | "defaultOpen" | "onOpenChange" | "trigger" | "description"> {
  /** Name of the video, seen above it and spoken for the player. */
  title: string;
  /**
   * Address of the video: any of YouTube's for it, or an mp4, webm or mov file of this site or of
   * one of the `hosts`, by https. Anything else shows an error state, and loads nothing.
   */
  src: string;
  /** Hosts besides this site whose files may be played. @default none */
  hosts?: readonly string[] | undefined;
  /** For files; YouTube has its own. @default none */
  captions?: readonly VideoCaptions[] | undefined;
}
