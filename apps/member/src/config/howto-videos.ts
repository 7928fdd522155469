import type { HowtoVideos } from "@satang/headless/info";

/**
 * Addresses of the how-to videos by topic (decision 41): `VITE_HOWTO_VIDEOS`, as JSON. A topic without one is not offered.
 * The security policy must allow their hosts. Not in `config`, because the first page does not need them.
 */
export const howtoVideos: HowtoVideos = JSON.parse(import.meta.env.VITE_HOWTO_VIDEOS ?? "{}");

/** Hosts of the files: the host of the app has named them. */
export const videoHosts = Object.values(howtoVideos).map(
  (address) => new URL(address, location.origin).hostname,
);
