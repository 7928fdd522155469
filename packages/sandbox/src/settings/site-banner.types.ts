/** A banner: the name of a picture of the sandbox or an address, and markup. */
export type SiteBanner = {
  readonly image: string;
  readonly html: string;
};
