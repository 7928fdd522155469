"use client";
import { useState } from "react";
import * as styles from "./GameTile.css.ts";

/** The game's own picture over its drawing, when it loads; otherwise nothing. */
export function GameBackground({ address }: { readonly address: string }) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  if (address === broken) return null;
  return (
    <span className={styles.background}>
      <img
        className={styles.picture}
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
      />
    </span>
  );
}
