export { type Banner, type BannersOf, bannersKey } from "./banners.query.ts";
export {
  type BannersFirstView,
  type UseBannersFirstOptions,
  useBannersFirst,
} from "./use-banners-first.ts";
