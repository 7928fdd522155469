"use client";
import { Modal } from "../Modal/Modal.tsx";
import { VideoStage } from "./VideoStage.tsx";
import type { VideoModalProps } from "./video.types.ts";

/**
 * Plays one video over the page. Nothing is loaded before it opens, and closing stops it. A strict
 * Content-Security-Policy needs `frame-src https://www.youtube-nocookie.com`, or `media-src` with
 * the hosts of the files.
 *
 * @example
 * <VideoModal trigger={<Button>How to deposit</Button>} title="How to deposit" src={links.wallet} />
 */
export const VideoModal = (props: VideoModalProps) => <VideoStage {...props} as={Modal} />;
