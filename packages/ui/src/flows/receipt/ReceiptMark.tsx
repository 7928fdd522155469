import { WALLET_ACCOUNT } from "@satang/headless/money";
import type { ReceiptEnd } from "@satang/headless/receipt";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { BonusIcon } from "../../primitives/Icon/index.ts";
import { bonusGround } from "../../styles/bonus-ground.css.ts";
import { classNames } from "../../styles/class-names.ts";
import { AccountMark } from "../moment/AccountMark.tsx";
import * as styles from "./ReceiptEnds.css.ts";

/** The picture of where money came from or went to: wallet, game, bonus or bank. */
export function ReceiptMark({ end }: { readonly end: ReceiptEnd }) {
  switch (end.kind) {
    case "wallet":
      return <AccountMark code={WALLET_ACCOUNT} account={undefined} size="row" />;
    case "game":
      return <AccountMark code={end.code} account={undefined} size="row" />;
    case "bonus":
      return (
        <span className={classNames(bonusGround, styles.bonus)}>
          <BonusIcon size={22} />
        </span>
      );
    default:
      return <BankBadge code={(end.kind === "bank" ? end.bankCode : end.name) ?? ""} size={40} />;
  }
}
