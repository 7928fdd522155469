import { createClient, defineOperations, type OperationId } from "@satang/api";
import { satang } from "@satang/core";
import { CLIENT_HEADER, loadContract } from "../contract/contract.ts";
import { readAddress, UsageError } from "./address.rules.ts";
import { changeSteps, lastStep, moneySteps } from "./change-steps.data.ts";
import type { CallReport, CheckOptions, CheckReport, MoneyReport } from "./check.types.ts";
import { checkTransfers } from "./check-transfers.ts";
import { createSend, type Send } from "./exchange.ts";
import { createJudge } from "./judge-reply.ts";
import { announceMoney } from "./money-lines.ts";
import { createShow } from "./printable.rules.ts";
import { memberSteps, visitorSteps } from "./read-steps.data.ts";
import { createRunner, type Runner, type Session } from "./runner.ts";
import { createSendCall } from "./send-call.ts";
import type { Step } from "./step.types.ts";

const CLIENT_NAME = "wallet-user";

const PAGE_TIMES = {
  now: () => performance.now(),
  wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Statuses to which HTTP allows no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

const isText = (value: string | null): value is string => value !== null && value !== "";

/** `fetch` for a client, with the limits of the check. */
const fetchWith = (send: Send) => async (request: Request) => {
  const exchange = await send(request);
  if (exchange.kind === "noReply") throw new TypeError(exchange.message);
  const { status, text, headers } = exchange;
  const date = headers.get("date");
  return new Response(BODILESS.has(status) ? null : text, {
    status,
    headers: date === null ? {} : { date },
  });
};

async function signIn(runner: Runner, options: CheckOptions, session: Session) {
  const { member } = options;
  const operationId = "sessionLogin";
  if (runner.stopped !== null) return;
  if (member === undefined || "token" in member) {
    const note =
      member === undefined ? "needs a username and a password: --password" : "a token was given";
    runner.report({ operationId, as: "visitor", verdict: "skipped", note });
    return;
  }
  const { username, password } = member;
  const input = async () => ({ body: { username, password } });
  const reply = await runner.run({ operationId, expects: "success", asVisitor: true, input });
  session.token = reply?.token ?? null;
}

const transfers: readonly OperationId[] = ["walletTransfer", "walletTransferAll"];

/** The calls of `--write`, reported as skipped. */
function skipWrites(runner: Runner) {
  const note = "changes something: --write";
  const ids = [...changeSteps, ...moneySteps, lastStep].map(({ operationId }) => operationId);
  for (const operationId of [...transfers, ...ids]) {
    runner.report({ operationId, verdict: "skipped", note });
  }
}

/**
 * Checks whether a backend keeps the contract. Without `write` it sends only calls that change
 * nothing. Never rejects because of the backend.
 *
 * @throws UsageError when the address is wrong, or when `write` has no member
 * @example
 * const report = await checkBackend({ address: "https://wallet.satang.example" });
 * if (!report.conforms) process.exitCode = 1;
 */
export async function checkBackend(options: CheckOptions): Promise<CheckReport> {
  const { member, write = false, only, headers = {}, timeoutMs = 15_000 } = options;
  const { operations = defineOperations({}) } = options;
  const address = readAddress(options.address);
  if (write && member === undefined) {
    throw new UsageError("--write needs a test member: --token or --password.");
  }
  const session: Session = {
    token: member !== undefined && "token" in member ? member.token : null,
    password: member !== undefined && "password" in member ? member.password : null,
  };
  const secrets = new Set(
    [...Object.values(headers), session.token, session.password].filter(isText),
  );
  const show = createShow(secrets);
  const send = createSend({ [CLIENT_HEADER]: CLIENT_NAME, ...headers }, timeoutMs, show);
  // The client shortens a long text, so it is no fault of a backend (ADR 0082).
  const [whole, quick] = await Promise.all([
    loadContract({ listsAll: true, allowsLong: true }),
    loadContract({ allowsLong: true }),
  ]);
  const calls: CallReport[] = [];
  const isWanted = (id: OperationId) => only?.includes(id) ?? true;
  const runner = createRunner({
    session,
    operations,
    sendCall: createSendCall(address, operations, send, show, secrets),
    judge: createJudge({ whole, quick }, operations, secrets, show),
    isWanted,
    onCall: (call) => {
      calls.push(call);
      options.onCall?.(call);
    },
  });
  const runAll = async (steps: readonly Step[]) => {
    for (const step of steps) if (isWanted(step.operationId)) await runner.run(step);
  };

  await runAll(visitorSteps);
  await signIn(runner, options, session);
  if (session.token !== null) secrets.add(session.token);
  await runAll(memberSteps);
  for (const step of memberSteps) {
    if (isWanted(step.operationId)) await runner.runRefused(step, "no token");
  }
  if (isWanted("walletGet")) {
    await runner.runRefused({ operationId: "walletGet", expects: "unauthorized" }, "wrong token");
  }

  let money: MoneyReport | null = null;
  if (write && runner.stopped === null) {
    await runAll(changeSteps);
    await announceMoney(runner.known, options, isWanted);
    if (transfers.some(isWanted)) {
      money = await checkTransfers({
        runner,
        client: createClient({
          baseUrl: address,
          operations,
          getToken: () => session.token,
          fetch: fetchWith(send),
        }),
        amount: satang(options.amount ?? 100),
        settleMs: options.settleMs ?? 90_000,
        times: options.times ?? PAGE_TIMES,
      });
    }
    await runAll([...moneySteps, lastStep]);
  } else if (!write && runner.stopped === null) {
    skipWrites(runner);
  }
  const { stopped } = runner;
  const sent = calls.filter(({ verdict }) => verdict !== "skipped");
  const conforms =
    stopped === null && sent.length > 0 && sent.every(({ verdict }) => verdict === "ok");
  return { address, conforms, stopped, calls, money };
}
