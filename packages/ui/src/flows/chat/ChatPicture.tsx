import { type ReactNode, useState } from "react";
import { pictureOf } from "../../primitives/SafeMarkup/allowed.rules.ts";

/** Props of {@link ChatPicture}. */
export type ChatPictureProps = {
  /** Checked with {@link mediaAddressOf}, or of a file of this device; nothing when it may not be shown. */
  readonly src: string | undefined;
  readonly alt: string;
  readonly className: string;
  /** Shown when the picture may not be shown, or cannot be loaded. @default nothing */
  readonly fallback?: ReactNode;
  /** Called when the picture cannot be loaded. */
  readonly onBroken?: () => void;
};

/** The address of a picture or a film of the service, when it comes from an allowed origin. */
export const mediaAddressOf = (
  address: string,
  pictureOrigins: ReadonlySet<string>,
): string | undefined => pictureOf(address, { base: document.baseURI, pictureOrigins })?.href;

/** A picture of the service. */
export function ChatPicture({ src, alt, className, fallback = null, onBroken }: ChatPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === undefined || src === broken) return fallback;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => {
        setBroken(src);
        onBroken?.();
      }}
    />
  );
}
