import { type Satang, subtractSatang, toExactSatang, ZERO } from "@satang/core";
import { activeBonus } from "../bonus/active-bonus.ts";
import { endBonus, endLowBonus } from "../bonus/end-bonus.ts";
import { countBet } from "../bonus/turnover.ts";
import type { Db } from "../database/database.ts";
import type { Member } from "../database/schema.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import { rewardPlay } from "../invite/invite-rewards.ts";
import { game, house } from "../ledger/account.rules.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { accrueLoss } from "../refund/accrued-refund.ts";
import type { Settings } from "../settings/settings.ts";
import { findGameAccount, gameOf } from "./game-accounts.ts";

/** A round of a game, amounts in baht. */
export type Round = {
  /** Code of the game. */
  readonly game: string;
  readonly bet: number;
  /** Paid back by the game. @default 0 */
  readonly won?: number;
};

function amountOf(baht: number, name: string): Satang {
  const amount = toExactSatang(baht);
  if (amount === null) throw new ScenarioError(`${name} is an amount in baht`);
  return amount;
}

/**
 * Plays a round with the money at a game. The bet counts for turnover conditions and for the member who invited; a loss
 * accrues a refund. A bonus ends when its turnover is complete, or when too little money is left.
 */
export async function playRound(
  tx: Db,
  member: Member,
  round: Round,
  settings: Settings,
  now: Date,
): Promise<void> {
  const bet = amountOf(round.bet, "bet");
  const won = amountOf(round.won ?? 0, "won");
  if (bet <= 0) throw new ScenarioError("bet is baht above 0");
  const { code } = gameOf(settings, round.game);
  if ((await findGameAccount(tx, member.id, code)) === undefined) {
    throw new ScenarioError(`the member has no account at ${code}`);
  }
  await lockMember(tx, member.id);
  const [account, table] = [game(member.id, code), house("play")];
  await move(tx, { kind: "play", from: account, to: table, amount: bet, at: now });
  if (won > ZERO) {
    await move(tx, { kind: "play", from: table, to: account, amount: won, at: now });
  }
  const completed = await countBet(tx, member.id, bet);
  const bonus = await activeBonus(tx, member.id);
  if (bonus && completed.includes(bonus.id))
    await endBonus(tx, bonus, { restTo: "member", at: now });
  await endLowBonus(tx, member.id, settings, now);
  await rewardPlay(tx, member.id, bet, settings, now);
  await accrueLoss(tx, member.id, subtractSatang(bet, won), settings, now);
}
