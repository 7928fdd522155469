import { usePictureOrigins } from "@satang/headless/provider";
import { useState } from "react";
import { pictureOf } from "../../primitives/SafeMarkup/allowed.rules.ts";

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
  const [isBroken, setBroken] = useState(false);
  const origins = usePictureOrigins(pictureOrigins);
  const picture = pictureOf(image, { base: document.baseURI, pictureOrigins: origins });
  if (!picture || isBroken) return null;
  return (
    <img
      className={className}
      src={picture.href}
      referrerPolicy="no-referrer"
      alt={alt}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
