import { WALLET_ACCOUNT } from "@satang/headless/money";
import { useLazyModule } from "@satang/headless/provider";
import { useKnownWallet } from "@satang/headless/wallet";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { AccountMark } from "../moment/AccountMark.tsx";
import { MomentEnds } from "../moment/MomentEnds.tsx";
import * as styles from "./OutcomeHero.css.ts";
import { BANK_END, type OutcomeEnds } from "./outcome-ends.rules.ts";
import { lazyOutcomeScene } from "./outcome-scene.lazy.ts";
import { useAccountName } from "./use-account-name.ts";

/** The accounts of an order with an unknown outcome, with a still coin between them. Nothing in it moves. */
export function OutcomeHero({ ends }: { readonly ends: OutcomeEnds }) {
  const wallet = useKnownWallet();
  const nameOf = useAccountName();
  // The message is complete without its drawing.
  const { module: Scene } = useLazyModule(lazyOutcomeScene);
  const bank = wallet?.profile.bankCode ?? "";
  return (
    <div className={styles.hero} data-part="outcome-hero">
      {Scene && <Scene />}
      <MomentEnds
        ends={ends.map((code) => ({
          key: code,
          picture:
            code === BANK_END ? (
              <BankBadge code={bank} size={80} />
            ) : (
              <AccountMark
                code={code}
                account={wallet?.games.find((game) => game.code === code)}
                size="hero"
              />
            ),
          name: code === BANK_END ? bank : nameOf(code),
          isWord: code === WALLET_ACCOUNT,
        }))}
      />
    </div>
  );
}
