import type { ReactElement, ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import { LockIcon } from "../Icon/icons.ts";
import { GameArt } from "./GameArt.tsx";
import * as styles from "./GameTile.css.ts";

/** {@link GameTile} */
export interface GameTileProps {
  /** The name of the game, as members know it. */
  name: string;
  /** Code of the game; selects its colours, and the drawing of a game without a logo. */
  code: string;
  /** Other colours than those of the code, 0 to 15: in a row, two neighbours must not look alike. */
  hue?: number | undefined;
  /** Address of the game's own logo. */
  logo?: string | undefined;
  /** Address of the picture behind the words and the logo. */
  background?: string | undefined;
  /** The balance of the game. */
  amount?: ReactNode;
  /** `inactive` shows `inactiveLabel` with a lock in place of an amount; its picture keeps its colours. @default "active" */
  state?: "active" | "inactive" | undefined;
  /** The effect of a press on an inactive game: "Activate". */
  inactiveLabel?: ReactNode;
  /** Address of the game; makes the tile a link. */
  href?: string | undefined;
  /** A router's link, which gets the styles. Wins over `href`. */
  link?: ReactElement | undefined;
  /** Makes it a button when there is no `href` or `link`. */
  onClick?: (() => void) | undefined;
  /** Class of the root element. */
  className?: string | undefined;
}

/**
 * A game with its balance.
 *
 * @example
 * <GameTile code="JOKER" name="Joker" amount={<Money amount={satang(125_000)} currency="THB" />} onClick={open} />
 */
export function GameTile({
  name,
  code,
  hue,
  logo,
  background,
  amount,
  state = "active",
  inactiveLabel,
  href,
  link,
  onClick,
  className,
}: GameTileProps) {
  const props = {
    className: classNames(styles.tile, className),
    "data-state": state,
    ...(onClick ? { onClick: () => onClick() } : {}),
  };
  const content = (
    <>
      <GameArt code={code} hue={hue} logo={logo} background={background} />
      <span className={styles.words} data-part="words">
        <span className={styles.name} data-part="name" translate="no">
          {name}
        </span>
        {state === "inactive" && inactiveLabel ? (
          <span className={styles.pill} data-part="pill">
            <LockIcon size={14} strokeWidth={2.2} className={styles.lock} />
            <span>{inactiveLabel}</span>
          </span>
        ) : (
          amount && (
            <span className={styles.amount} data-part="amount">
              {amount}
            </span>
          )
        )}
      </span>
    </>
  );
  if (link) return asChildElement(link, props, () => content);
  if (href !== undefined) {
    return (
      <a {...props} href={safeHref(href)}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...props}>
      {content}
    </button>
  );
}
