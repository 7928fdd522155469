#!/usr/bin/env node
import { parseArgs } from "node:util";
import { log, outro } from "@clack/prompts";
import { AnswerError, answersTo, defaults } from "./answers.ts";
import { askIn, CancelledError } from "./ask.ts";
import { createSite } from "./create-site.ts";

const USAGE = `npm create @satang@latest [folder] -- [options]

  --framework <name>  vite, next, or html: a site without React (vite)
  --color <colour>    the brand colour; a light and a dark brand are made from it (#0b6e5f)
  --flows <names>     deposit, withdraw, transfer, spin, invite, refund, statement, chat;
                      html has deposit, withdraw, spin and chat (deposit,withdraw)
  --locale <name>     th, la or en: the language of the members (th)
  --yes               ask nothing
  --help

A terminal is asked for what is missing. Nothing is installed; a folder with files is refused.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      framework: { type: "string" },
      color: { type: "string" },
      flows: { type: "string" },
      locale: { type: "string" },
      yes: { type: "boolean", short: "y", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const [folder, ...others] = positionals;
  if (others.length > 0) throw new AnswerError(`one folder is expected, not ${positionals.length}`);
  const isAsking = process.stdin.isTTY && !values.yes;
  const asking = isAsking ? askIn({ input: process.stdin, output: process.stdout }) : defaults;
  const answers = await answersTo({ ...values, folder }, asking);
  const { moves } = await createSite(answers);
  for (const { scheme, from, to, reason } of moves)
    log.warn(`${scheme}: the main action is ${to} and not ${from}: ${reason}`);
  outro(`Next: cd ${answers.folder} && npm install && npm run dev`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(
    error instanceof CancelledError ? `${error.message}\n` : `✗ ${error.message}\n`,
  );
  const isUsage =
    error instanceof AnswerError || String(Reflect.get(error, "code")).startsWith("ERR_PARSE_ARGS");
  process.exitCode = isUsage ? 2 : 1;
}
