import type { ReactElement, ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import { GameArt } from "./GameArt.tsx";
import * as styles from "./GameTile.css.ts";

/** {@link GameTile} */
export interface GameTileProps {
  /** The game's name, as a member knows it. */
  name: string;
  /** Chooses the picture of a game that has no logo: the same code, the same picture. */
  code: string;
  /** Address of the game's own logo. */
  logo?: string | undefined;
  /** The balance in the game. */
  amount?: ReactNode;
  /** `inactive` is muted and says `inactiveLabel` in place of an amount. @default "active" */
  state?: keyof typeof styles.states | undefined;
  /** What a press on an inactive game does: "Activate". */
  inactiveLabel?: ReactNode;
  /** Where the game is; makes the tile a link. */
  href?: string | undefined;
  /** A router's link, to lend the looks to. Wins over `href`. */
  link?: ReactElement | undefined;
  /** Makes it a button where there is no `href` or `link`. */
  onClick?: (() => void) | undefined;
  /** On the tile itself. */
  className?: string | undefined;
}

/**
 * A game with the money in it.
 *
 * @example
 * <GameTile code="JOKER" name="Joker" amount={<Money amount={satang(125_000)} currency="THB" />} onClick={open} />
 */
export function GameTile({
  name,
  code,
  logo,
  amount,
  state = "active",
  inactiveLabel,
  href,
  link,
  onClick,
  className,
}: GameTileProps) {
  const props = {
    className: classNames(styles.tile, styles.states[state], className),
    "data-state": state,
    ...(onClick ? { onClick: () => onClick() } : {}),
  };
  const content = (
    <>
      <GameArt code={code} logo={logo} muted={state === "inactive"} />
      <span className={styles.words} data-part="words">
        <span className={styles.name} data-part="name">
          {name}
        </span>
        {state === "inactive" && inactiveLabel ? (
          <span className={styles.pill} data-part="pill">
            {inactiveLabel}
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
