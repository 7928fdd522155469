import type { DepositWay } from "@satang/headless/deposit";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { BonusIcon, PhoneIcon, QrIcon } from "../../primitives/Icon/index.ts";
import { isOfBank } from "./qr-provider.rules.ts";
import * as styles from "./WayList.css.ts";

const SIZE = 44;

/** The logo of a way: its bank, with a small QR when it is paid by one, or a picture of what is paid. Decoration next to its name. */
export function WayLogo({ way }: { readonly way: DepositWay }) {
  switch (way.kind) {
    case "account":
      return <BankBadge code={way.account.bankCode} label="code" size={SIZE} />;
    case "qr":
      if (!isOfBank(way.provider))
        return (
          <span className={styles.qrLogo} aria-hidden="true">
            <QrIcon size={22} />
          </span>
        );
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
