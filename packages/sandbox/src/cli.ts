#!/usr/bin/env node
import { parseArgs } from "node:util";
import type { Edition } from "@satang/core";
import type { DatabaseOption } from "./database/database.ts";
import { DEMO_PASSWORD, DEMO_PHONES } from "./seed/demo-members.data.ts";

const usage = `satang-sandbox: a backend that keeps the member wallet contract

  --port <n>      port to listen on, the next free one if taken (PORT, 4600)
  --host <name>   address to listen on (127.0.0.1 and ::1)
  --data <folder> keep the data in a folder instead of memory
  --edition <name> thai, or lao: phone numbers of any length, kip or baht (thai)
  --client-header <name>  name of the client header (x-client)
  --static <dir>  also serve a built single-page app
  --no-scenarios  switch /sandbox/* off
  --scenarios     keep /sandbox/* on although --host is reached by other machines
  --scenario-host <name>  a name besides localhost by which /sandbox/* may be called; repeatable
  --help

satang-sandbox check <address>: checks whether another backend keeps the contract; check --help

DATABASE_URL=postgres://… keeps the data in PostgreSQL.
`;

const STOP_LIMIT_MS = 5_000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function databaseOf(folder: string | undefined): DatabaseOption {
  const url = process.env.DATABASE_URL;
  if (url !== undefined && url !== "") return { kind: "postgres", url };
  return folder === undefined ? { kind: "memory" } : { kind: "folder", path: folder };
}

function editionOf(name: string): Edition {
  if (name === "thai" || name === "lao") return name;
  throw new Error(`--edition is thai or lao, not "${name}"`);
}

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "check") {
    const { runCheck } = await import("./check/command.ts");
    return runCheck(rest);
  }
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      port: { type: "string", default: process.env.PORT || "4600" },
      host: { type: "string", default: "127.0.0.1" },
      data: { type: "string" },
      edition: { type: "string", default: "thai" },
      "client-header": { type: "string" },
      static: { type: "string" },
      scenarios: { type: "boolean" },
      "scenario-host": { type: "string", multiple: true, default: [] },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return say(usage);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`--port is a number from 0 to 65535, not "${values.port}"`);
  }
  const edition = editionOf(values.edition);
  // Loaded after the flags are checked, so that a wrong flag is reported at once.
  const { startServer } = await import("./server/start-server.ts");
  const server = await startServer({
    port,
    host: values.host,
    edition,
    database: databaseOf(values.data),
    scenarioHosts: values["scenario-host"],
    ...(values.scenarios === undefined ? {} : { scenarios: values.scenarios }),
    ...(values["client-header"] === undefined ? {} : { clientHeader: values["client-header"] }),
    ...(values.static === undefined ? {} : { staticDir: values.static }),
    onOtp: (phone, code) => say(`One-time code for ${phone}: ${code}`),
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  let isStopping = false;
  // A terminal signals the whole group, so one Ctrl-C may arrive twice: only the first counts.
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  if (port !== 0 && server.port !== port) say(`Port ${port} is taken, using ${server.port}.`);
  say(`Sandbox: ${server.url}`);
  say(`Demo member: ${DEMO_PHONES[edition]}, password ${DEMO_PASSWORD}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
