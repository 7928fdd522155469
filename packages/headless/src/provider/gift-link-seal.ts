import { findGiftLinkKeyProblem, type GiftLinkKeyProblem, type SealGiftLink } from "@satang/api";

/** Loaded with the first gift link: most visits have none. */
const lazySeal: SealGiftLink = async (link, key) => {
  const { sealGiftLink } = await import("./gift-link-seal.chunk.ts");
  return sealGiftLink(link, key);
};

/** Options of a host for gift links (decision 12). */
export type GiftLinkOptions = {
  /**
   * Key of the service, base64 of 16, 24 or 32 bytes. Without it, gift links are not offered. A key that is shipped to a
   * browser hides nothing from its owner.
   */
  readonly giftLinkKey?: string | undefined;
  /** Seals a link with the key, for a service with another cipher. @default AES-GCM, `sealGiftLink` of `@satang/api` */
  readonly sealGiftLink?: SealGiftLink | undefined;
};

/** How gift links are sealed. A link is never sent without a seal. */
export type GiftLinkSeal = {
  /** Why gift links are not offered; `null` when they are. */
  readonly problem: GiftLinkKeyProblem | null;
  /** Seals a link. @throws Error when there is a problem, or the page has no Web Crypto */
  readonly seal: (link: string) => Promise<string>;
};

/** The seal of a host's options. A cipher of the host's own decides itself whether its key is valid. */
export function createGiftLinkSeal({
  giftLinkKey = "",
  sealGiftLink: own,
}: GiftLinkOptions): GiftLinkSeal {
  const problem = findGiftLinkKeyProblem(giftLinkKey);
  return {
    problem: own && problem === "invalid" ? null : problem,
    seal: (link) => (own ?? lazySeal)(link, giftLinkKey),
  };
}
