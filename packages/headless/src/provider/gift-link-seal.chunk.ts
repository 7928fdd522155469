/** A module of its own: it is loaded with the first gift link. */
export { sealGiftLink } from "@satang/api";
