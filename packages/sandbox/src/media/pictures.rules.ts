import type { Site } from "../calls/call.ts";
import { gameTiles } from "../settings/games.data.ts";

const pictureNames = [
  ...gameTiles,
  "line-qr",
  "banner-welcome",
  "banner-daily",
  "banner-weekly",
  "banner-invite",
  "banner-refund",
  "slip-sample",
] as const;

/** Names of the pictures the sandbox draws itself. */
export type PictureName = (typeof pictureNames)[number];

/** Whether the sandbox draws a picture of this name. */
const isPictureName = (name: string): name is PictureName =>
  pictureNames.some((known) => known === name);

/** Where pictures and uploads are served; below `/api`, so that one proxy rule is enough. */
export const MEDIA_PATH = "/api/media";

/** Address of a picture. */
export function picture(site: Site, name: PictureName): string {
  return `${site.publicUrl}${MEDIA_PATH}/${name}.svg`;
}

/** Address of a picture that a host named: one of the sandbox's, or an address, which stays as it is. */
export const pictureAddress = (site: Site, image: string): string =>
  isPictureName(image) ? picture(site, image) : image;

/** Address of the tile without its emblem, which is the logo in front of it. */
export function ground(site: Site, name: PictureName): string {
  return `${site.publicUrl}${MEDIA_PATH}/${name}-ground.svg`;
}

/** Address of the emblem alone, without the tile behind it. */
export function emblem(site: Site, name: PictureName): string {
  return `${site.publicUrl}${MEDIA_PATH}/${name}-emblem.svg`;
}
