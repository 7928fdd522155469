import type { ReactElement, ReactNode } from "react";
import { asChildElement } from "../../links/as-child.ts";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import { GameArt } from "./GameArt.tsx";
import * as styles from "./GameTile.css.ts";

/** {@link GameTile} */
export interface GameTileProps {
  /** The name of the game, as members know it. */
  name: string;
  /** Code of the game; selects the picture of a game without a logo. */
  code: string;
  /** Address of the game's own logo. */
  logo?: string | undefined;
  /** Address of the picture behind the words and the logo. */
  background?: string | undefined;
  /** The balance of the game. */
  amount?: ReactNode;
  /** `inactive` is muted and shows `inactiveLabel` in place of an amount. @default "active" */
  state?: keyof typeof styles.states | undefined;
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
    className: classNames(styles.tile, styles.states[state], className),
    "data-state": state,
    ...(onClick ? { onClick: () => onClick() } : {}),
  };
  const content = (
    <>
      <GameArt code={code} logo={logo} background={background} muted={state === "inactive"} />
      <span className={styles.words} data-part="words">
        <span className={styles.name} data-part="name" translate="no">
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
