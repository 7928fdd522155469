#!/usr/bin/env node
import { parseArgs } from "node:util";
import { check } from "./check.ts";
import { exportTheme } from "./export.ts";
import { fromColor } from "./from-color.ts";
import { EXIT, say, USAGE, UsageError, warn } from "./usage.ts";

const commands = { check, "from-color": fromColor, export: exportTheme };

const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      level: { type: "string" },
      report: { type: "string" },
      format: { type: "string" },
      out: { type: "string" },
      id: { type: "string" },
      unlayered: { type: "boolean" },
      keep: { type: "boolean" },
      radius: { type: "string" },
      font: { type: "string" },
    },
  });
  if (values.help) {
    say(USAGE);
    return EXIT.ok;
  }
  const [name, ...rest] = positionals;
  if (!isCommand(name))
    throw new UsageError(name ? `no command "${name}"` : "a command is missing");
  return commands[name](rest, values);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && String(Reflect.get(error, "code")).startsWith("ERR_PARSE_ARGS"));
  if (!(error instanceof Error)) throw error;
  warn(isUsage ? `${error.message}\n\n${USAGE}` : `✗ ${error.message}`);
  process.exitCode = isUsage ? EXIT.usage : EXIT.failed;
}
