export { VideoModal } from "./VideoModal.tsx";
export type { VideoCaptions, VideoModalProps } from "./video.types.ts";
