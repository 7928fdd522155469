import type { Client, Reply } from "@satang/api";
import { randomUuid } from "@satang/api";
import { type CheckTimes, checkMoneyBackend } from "@satang/api/testing";
import { type Failure, type Satang, satang, toBaht, toSatang } from "@satang/core";
import type { MoneyReport, OtherBody } from "./check.types.ts";
import type { Runner } from "./runner.ts";

/** How many times the amount a check moves at most: once alone, five times to check keys, and three times with one key. */
export const MOST_TRANSFERS = 9;

const TRANSFER = { operationId: "walletTransfer", expects: "success" } as const;

/** How transfers are checked. */
export type TransferCheck = {
  readonly runner: Runner;
  /** Signed in as the member. */
  readonly client: Client;
  readonly amount: Satang;
  readonly settleMs: number;
  readonly times: CheckTimes;
};

type Wallet = Reply<"walletGet">;

const cashOf = ({ wallet }: Wallet) => toSatang(wallet.amount);

const heldBy = ({ slots }: Wallet, game: string) =>
  toSatang(slots.find(({ code }) => code === game)?.amount ?? 0);

const sentenceOf = (failure: Failure): string =>
  failure.kind === "coded"
    ? `A transfer of the check of keys was refused: ${failure.code}.`
    : `A call of the check of keys ended with "${failure.kind}".`;

/** Sends one key with two amounts, and finds out what moved. */
async function sendOtherBody(
  { runner, client, amount, times, settleMs }: TransferCheck,
  game: string,
  visibleAfterMs: number | null,
): Promise<OtherBody | null> {
  const before = await runner.known.again("walletGet");
  const idempotencyKey = randomUuid();
  const send = (sum: number) =>
    client.wallet.transfer(
      { from: "wallet", to: game, amount: toBaht(satang(sum)) },
      { idempotencyKey },
    );
  const first = await send(amount);
  const second = await send(2 * amount);
  await times.wait(visibleAfterMs === null ? settleMs : 2 * visibleAfterMs);
  const after = await runner.known.again("walletGet");
  if (before === null || after === null || !first.ok) return null;
  if (cashOf(before) - cashOf(after) > amount) return "executed";
  return second.ok ? "notExecuted" : "refused";
}

/** Finds out what the backend does with keys. `null` when that could not be found out. */
async function checkKeys(check: TransferCheck, game: string): Promise<MoneyReport | null> {
  const { runner, client, amount, settleMs, times } = check;
  const found = await checkMoneyBackend({
    client,
    transfer: { from: "wallet", to: game, amount },
    settleMs,
    repeatAfterMs: Math.min(settleMs, 60_000),
    times,
  });
  const broken = (message: string) =>
    runner.report({ operationId: "walletTransfer", problems: [{ at: null, message }] });
  if (!found.ok) {
    broken(sentenceOf(found.error));
    return null;
  }
  const { report } = found;
  if (!report.executesOtherKeys) {
    broken("expected: the same transfer with another key is executed too; it was not");
  }
  const otherBody = await sendOtherBody(check, game, report.visibleAfterMs);
  return otherBody === null ? null : { ...report, otherBody, settleMs };
}

/** Moves to the wallet what the check moved to the game. */
async function moveBack(runner: Runner, game: string, before: Wallet): Promise<void> {
  const after = await runner.known.again("walletGet");
  const moved = after === null ? 0 : heldBy(after, game) - heldBy(before, game);
  if (moved <= 0) return;
  const amount = toBaht(satang(moved));
  const back = await runner.run({
    ...TRANSFER,
    remark: "moves everything back",
    input: async () => ({ body: { from: game, to: "wallet", amount } }),
  });
  if (back !== null) return;
  const message = `${amount} of the check may still be at the game`;
  runner.report({ operationId: "walletTransfer", problems: [{ at: null, message }] });
}

/** Checks the two transfers and the keys, and moves the money back. `null` when keys were not checked. */
export async function checkTransfers(check: TransferCheck): Promise<MoneyReport | null> {
  const { runner, amount } = check;
  const { known, run } = runner;
  const skip = (note: string) => {
    runner.report({ operationId: "walletTransfer", verdict: "skipped", note });
    runner.report({ operationId: "walletTransferAll", verdict: "skipped", note });
    return null;
  };
  const before = known.hasMember ? await known.again("walletGet") : null;
  if (before === null) return skip("needs the wallet, which walletGet did not give");
  const game = before.slots.find(({ isActive }) => isActive)?.code;
  if (game === undefined) return skip("needs an active game, which walletGet did not give");
  const least = MOST_TRANSFERS * amount;
  if (cashOf(before) < least) return skip(`the wallet holds less than ${toBaht(satang(least))}`);
  const body = { from: "wallet", to: game, amount: toBaht(amount) };
  const moved = await run({ ...TRANSFER, input: async () => ({ body }) });
  const keys = moved === null ? null : await checkKeys(check, game);
  const input = async () => ({ body: { to: game } });
  await run({ operationId: "walletTransferAll", expects: "success", input });
  await moveBack(runner, game, before);
  return keys;
}
