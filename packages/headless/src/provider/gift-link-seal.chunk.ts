/** The chunk of `gift-link-seal.ts`. The entry of the api is loaded with the page: imported on demand, it would be no chunk. */
export { sealGiftLink } from "@satang/api";
