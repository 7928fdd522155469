import type { DepositWay } from "@satang/headless/deposit";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { BonusIcon, PhoneIcon, QrIcon } from "../../primitives/Icon/index.ts";
import * as styles from "./WayList.css.ts";

const SIZE = 44;

/** The logo of a way: its bank or provider, with a small QR when it is paid by one. Decoration next to its name. */
export function WayLogo({ way }: { readonly way: DepositWay }) {
  switch (way.kind) {
    case "account":
      return <BankBadge code={way.account.bankCode} label="code" size={SIZE} />;
    case "qr":
      return (
        <span className={styles.logo} aria-hidden="true">
          <BankBadge code={way.provider} label="code" size={SIZE} />
          <span className={styles.qrMark}>
            <QrIcon size={13} />
          </span>
        </span>
      );
    case "phoneNumber":
      return (
        <span className={styles.phoneLogo} aria-hidden="true">
          <PhoneIcon size={22} />
        </span>
      );
    case "giftLink":
      return (
        <span className={styles.giftLogo} aria-hidden="true">
          <BonusIcon size={22} />
        </span>
      );
  }
}
