import { WALLET_ACCOUNT } from "@satang/headless/money";
import { GameMark } from "../../primitives/GameTile/GameMark.tsx";
import { Logo } from "../../primitives/Logo/index.ts";
import { usePictureAddress } from "../pictures/use-picture-address.ts";
import * as styles from "./AccountMark.css.ts";

/** Props of {@link AccountMark}. */
export type AccountMarkProps = {
  readonly code: string;
  /** The account, when it is known: a game may have a logo. */
  readonly account: { readonly logo?: string | null | undefined } | undefined;
  readonly size: keyof typeof styles.marks;
};

/** The picture of an account: the wallet with the coin, or the game. */
export function AccountMark({ code, account, size }: AccountMarkProps) {
  const addressOf = usePictureAddress();
  if (code !== WALLET_ACCOUNT)
    return <GameMark code={code} logo={addressOf(account?.logo ?? null)} size={size} />;
  return (
    <span className={styles.marks[size]}>
      <svg className={styles.markWaves} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M-5 74c24-14 40-14 58 0s34 12 54-4M-5 86c24-13 40-13 58 0s34 11 54-5" />
      </svg>
      <Logo size={size === "hero" ? 46 : 23} className={styles.markCoin} />
    </span>
  );
}
