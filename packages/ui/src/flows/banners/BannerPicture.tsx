import { useState } from "react";
import { usePictureAddress } from "../pictures/use-picture-address.ts";

/** Props of {@link BannerPicture}. */
export type BannerPictureProps = {
  /** Address of the picture; it is not trusted. */
  readonly image: string;
  readonly alt: string;
  readonly className: string;
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** The picture of a banner, when it comes from an allowed origin and loads; otherwise nothing. */
export function BannerPicture({ image, alt, className, pictureOrigins }: BannerPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = usePictureAddress(pictureOrigins)(image);
  if (address === undefined || address === broken) return null;
  return (
    <img
      className={className}
      src={address}
      referrerPolicy="no-referrer"
      alt={alt}
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
