"use client";
import { usePictureOrigins } from "@satang/headless/provider";
import { useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { pictureOf } from "../SafeMarkup/allowed.rules.ts";
import * as styles from "./GameTile.css.ts";

/** The game's own picture over its drawing, when it comes from an allowed origin and loads; otherwise nothing. */
export function GameBackground({ address }: { readonly address: string }) {
  // A server does not know the origin of the page.
  const isHydrated = useHydrated();
  const pictureOrigins = usePictureOrigins();
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const picture = isHydrated
    ? pictureOf(address, { base: document.baseURI, pictureOrigins })
    : undefined;
  if (!picture || picture.href === broken) return null;
  return (
    <span className={styles.background}>
      <img
        className={styles.picture}
        src={picture.href}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture.href)}
      />
    </span>
  );
}
