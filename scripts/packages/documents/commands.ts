import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  commandsOf,
  isInstall,
  type OwnCommand,
  ownCommandOf,
  readCommands,
  type ShellCommand,
} from "../../docs/shell-commands.ts";
import { isFollowed } from "../../docs/steps.ts";
import type { StartedCommand } from "../../setup/command-process.ts";
import { freePort } from "../../setup/free-port.ts";
import { viteSite } from "./outside.ts";
import { PORT, runWritten, signOf, startWritten } from "./written.ts";

/** The brand as data that the page "Theming" shows. */
const BRAND_AS_DATA = "packages/ui/test/theming/acme.ts";
/** Style sheets that a document has a command for, by the id of their brand. The sites of partners have them. */
const BRANDS: Readonly<Record<string, string>> = {
  acme: "apps/partner/src/brand.css",
  "lotus-play": "apps/partner/plain/brand.css",
};
/** Options that name a file which the command writes. */
const WRITTEN = ["--out", "--report"];
/** The folder that `npm create @satang` asks for. */
const DEFAULT_FOLDER = "my-wallet";
/** The backend of a partner in the documents. */
const BACKEND = "https://wallet.example";

const optionOf = (args: readonly string[], option: string) => args[args.indexOf(option) + 1] ?? "";

/** The files of the project are formatted. */
const unformatted = (css: string) => css.replace(/\s+/g, " ").trim();

const readOrNull = (file: string) => readFile(file, "utf8").catch(() => null);

async function runIn(cwd: string, command: ShellCommand): Promise<string[]> {
  const { code, output } = await runWritten(command, cwd);
  return code === 0 ? [] : [`ended with ${code}\n${output}`];
}

async function checkWritten(folder: string, args: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const option of WRITTEN.filter((one) => args.includes(one))) {
    const name = optionOf(args, option);
    const text = await readOrNull(join(folder, name));
    if (!text) problems.push(`wrote no ${name}`);
    if (text && name.endsWith(".css")) {
      const expected = BRANDS[optionOf(args, "--id")];
      const same = expected && unformatted(await readFile(expected, "utf8")) === unformatted(text);
      if (expected && !same) problems.push(`makes another file than ${expected}`);
    }
  }
  return problems;
}

/** A created site says in its README how its brand was made. */
async function checkCreated(folder: string): Promise<string[]> {
  const readme = (await readOrNull(join(folder, "README.md"))) ?? "";
  const [, written] = /`(npx satang-theme [^`]+)`/.exec(readme) ?? [];
  const [command] = commandsOf("README.md", `\`\`\`sh\n${written ?? ""}\n\`\`\`\n`);
  if (!command) return ["creates no site with a brand"];
  const brand = join(folder, optionOf(command.words, "--out"));
  const before = await readOrNull(brand);
  const problems = await runIn(folder, command);
  return (await readOrNull(brand)) === before
    ? problems
    : [...problems, `its README makes another brand: ${command.text}`];
}

/** Runs a command of the packages, and looks at what it made. */
async function checkOwn(
  folder: string,
  command: ShellCommand,
  { name, args }: OwnCommand,
): Promise<string[]> {
  if (name === "create-satang") {
    const created = join(folder, args[0] ?? DEFAULT_FOLDER);
    await rm(created, { recursive: true, force: true });
    const problems = await runIn(folder, command);
    return [...problems, ...(await checkCreated(created))];
  }
  // A file that another command has written proves nothing.
  for (const option of WRITTEN.filter((one) => args.includes(one)))
    await rm(join(folder, optionOf(args, option)), { force: true });
  return [...(await runIn(folder, command)), ...(await checkWritten(folder, args))];
}

/** The site of the quick start, where npm has most packages already, with the brand that the documents use. */
async function makeFolder(): Promise<string> {
  const folder = await viteSite();
  await mkdir(folder, { recursive: true });
  await cp(BRAND_AS_DATA, join(folder, "acme.ts"));
  return folder;
}

/** Commands of the documents, each text once, without those of the sections that are followed. */
function readOnce(): ShellCommand[] {
  const others = readCommands().filter((command) => !isFollowed(command));
  return [...new Map(others.map((command) => [command.text, command])).values()];
}

/** A command with other words, where the documents have the address or the port of a backend. */
const withPort = (command: ShellCommand, port: string): ShellCommand => ({
  ...command,
  words: command.words.map((word) =>
    word.replace(BACKEND, `http://localhost:${port}`).replace(PORT, port),
  ),
});

/** Starts the sandbox, as the first command of the documents that does. */
async function startSandbox(
  commands: readonly ShellCommand[],
  folder: string,
): Promise<StartedCommand> {
  for (const command of commands) {
    const sign = ownCommandOf(command) && signOf(command);
    if (sign) return startWritten(command, folder, sign);
  }
  throw new Error("no command of the documents starts a sandbox");
}

/**
 * Runs the commands of the documents in a site outside of the project: first those that install the packages, then those
 * of the packages. Each ends well, writes what it says, and makes the brands of the sites.
 */
export async function checkCommands(): Promise<string[]> {
  const folder = await makeFolder();
  const port = String(await freePort());
  const commands = readOnce().map((command) => withPort(command, port));
  const problems: string[] = [];
  const add = ({ file, line, text }: ShellCommand, found: readonly string[]) =>
    problems.push(...found.map((one) => `${file}:${line} ${text}: ${one}`));
  for (const command of commands.filter(isInstall)) add(command, await runIn(folder, command));
  const sandbox = await startSandbox(commands, folder);
  try {
    for (const command of commands.filter((one) => !signOf(one))) {
      const own = ownCommandOf(command);
      if (own) add(command, await checkOwn(folder, command, own));
    }
  } finally {
    await sandbox.close();
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} the commands of the documents`);
  return problems;
}
