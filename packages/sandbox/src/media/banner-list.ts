import type { Site } from "../calls/call.ts";
import type { SiteBanner } from "../settings/site-banner.types.ts";
import { pictureAddress } from "./pictures.rules.ts";

/** Banners as the wire has them: the name of a picture becomes its address. */
export const bannerList = (site: Site, banners: readonly SiteBanner[]) =>
  banners.map(({ image, html }) => ({
    image: pictureAddress(site, image),
    html,
  }));
