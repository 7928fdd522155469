import { parseArgs } from "node:util";
import { OPERATION_IDS, type OperationId } from "@satang/api";
import { readAddress, readHeaders, UsageError } from "./address.rules.ts";
import { checkBackend } from "./check-backend.ts";
import { linesOfAdapters, linesOfCall, linesOfEnd, linesOfMoney } from "./print-report.rules.ts";
import { readMember } from "./read-member.ts";
import { readOperations } from "./read-operations.ts";

const usage = `satang-sandbox check <address>: checks whether a backend keeps the contract

  --token           a test member, by its token: SATANG_TOKEN, or a line of stdin
  --password        a test member, by SATANG_USERNAME and SATANG_PASSWORD, or two lines of stdin
  --write           also send the calls that change something; moves money of the test member
  --only <id,…>     these operations only, by operationId
  --operations <file>  the paths and reply adapters of the client: a module that exports what
                    defineOperations returns
  --header <name=value>  one more header of each call; repeatable
  --timeout <s>     how long a reply may take (15)
  --amount <n>      amount of a test transfer (1)
  --settle <s>      how long to wait before executions are counted (90)
  --json            print one JSON document
  --help

Ends with 0 when every call that was sent conforms, with 1 when one does not, with 2 for a wrong option.
`;

const WRONG_USAGE = 2;
const LONGEST_S = 86_400;

const say = (lines: readonly string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

function numberOf(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() === "" || !(value >= least && value <= LONGEST_S)) {
    throw new UsageError(`--${name} is a number from ${least} to ${LONGEST_S}.`);
  }
  return value;
}

function operationsOf(text: string): readonly OperationId[] {
  const names = text.split(",").map((name) => name.trim());
  const known: readonly string[] = OPERATION_IDS;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names as OperationId[];
  throw new UsageError(`--only: the contract has no operation ${JSON.stringify(unknown)}.`);
}

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      token: { type: "boolean", default: false },
      password: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      only: { type: "string" },
      operations: { type: "string" },
      header: { type: "string", multiple: true, default: [] },
      timeout: { type: "string", default: "15" },
      amount: { type: "string", default: "1" },
      settle: { type: "string", default: "90" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return { values, positionals };
}

async function check(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args);
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const [address, ...others] = positionals;
  // The others are not repeated: one may be a token that was meant for --token.
  if (address === undefined || others.length > 0) {
    throw new UsageError("check takes one address; secrets come from the environment or stdin.");
  }
  const options = {
    address: readAddress(address),
    write: values.write,
    headers: readHeaders(values.header),
    timeoutMs: numberOf("timeout", values.timeout, 0.1) * 1_000,
    amount: Math.round(numberOf("amount", values.amount, 0.01) * 100),
    settleMs: numberOf("settle", values.settle, 0) * 1_000,
    ...(values.only === undefined ? {} : { only: operationsOf(values.only) }),
    ...(values.operations === undefined
      ? {}
      : { operations: await readOperations(values.operations) }),
  };
  const member = await readMember(values);
  const report = await checkBackend({
    ...options,
    ...(member === null ? {} : { member }),
    ...(values.json ? {} : { onCall: (call) => say(linesOfCall(call)) }),
    onMoney: (lines) => {
      const text = ["Money of the test member:", ...lines.map((line) => `  ${line}`)].join("\n");
      process.stderr.write(`${text}\n`);
    },
  });
  if (values.json) say([JSON.stringify(report, null, 2)]);
  else
    say([
      ...(report.money === null ? [] : linesOfMoney(report.money)),
      ...linesOfAdapters(report),
      ...linesOfEnd(report),
    ]);
  return report.conforms ? 0 : 1;
}

/** Runs `satang-sandbox check`, and sets the exit code of the process. */
export async function runCheck(args: readonly string[]): Promise<void> {
  try {
    process.exitCode = await check(args);
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    if (!isUsage) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = WRONG_USAGE;
  }
}
