import type { Site } from "../calls/call.ts";

/** Names of the pictures the sandbox draws itself. */
export type PictureName =
  | "star"
  | "moons"
  | "reels"
  | "sun"
  | "ball"
  | "spade"
  | "draw"
  | "line-qr"
  | "banner-welcome"
  | "banner-daily"
  | "banner-weekly"
  | "banner-invite"
  | "banner-refund"
  | "slip-sample";

/** Where pictures and uploads are served; below `/api`, so that one proxy rule is enough. */
export const MEDIA_PATH = "/api/media";

/** Address of a picture. */
export function picture(site: Site, name: PictureName): string {
  return `${site.publicUrl}${MEDIA_PATH}/${name}.svg`;
}

/** Address of the emblem alone, without the tile behind it. */
export function emblem(site: Site, name: PictureName): string {
  return `${site.publicUrl}${MEDIA_PATH}/${name}-emblem.svg`;
}
