import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { commandsOf, ownCommandOf, readCommands } from "../docs/shell-commands.ts";
import { freePort } from "../setup/free-port.mjs";
import { run } from "../setup/run.mjs";
import { fileOfCommand, startInstalledSandbox } from "./installed-commands.mjs";
import { PACKED } from "./pack.mjs";

const FOLDER = join(PACKED, "commands");
/** The brand as data that the page "Theming" shows. */
const BRAND_AS_DATA = "packages/ui/test/theming/acme.ts";
/** Style sheets that a document has a command for, by the id of their brand. The sites of partners have them. */
const BRANDS = {
  acme: "apps/partner/src/brand.css",
  "lotus-play": "apps/partner/plain/brand.css",
};
/** Options that name a file which the command writes. */
const WRITTEN = ["--out", "--report"];
/** The backend of a partner in the documents. */
const BACKEND = "https://wallet.example";

const optionOf = (args, option) => args[args.indexOf(option) + 1];

/** The files of the project are formatted. */
const unformatted = (css) => css.replace(/\s+/g, " ").trim();

const readOrNull = (file) => readFile(file, "utf8").catch(() => null);

async function runIn(cwd, { name, args }) {
  const { code, output } = await run(process.execPath, [fileOfCommand(name), ...args], {
    cwd,
    quiet: true,
  });
  return code === 0 ? [] : [`ended with ${code}\n${output}`];
}

async function checkWritten(folder, args) {
  const problems = [];
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
async function checkCreated(folder) {
  const readme = (await readOrNull(join(folder, "README.md"))) ?? "";
  const [, written] = /`(npx satang-theme [^`]+)`/.exec(readme) ?? [];
  if (!written) return ["creates no site with a brand"];
  const [command] = commandsOf("README.md", `\`\`\`sh\n${written}\n\`\`\`\n`).map(ownCommandOf);
  const brand = join(folder, optionOf(command.args, "--out"));
  const before = await readOrNull(brand);
  const problems = await runIn(folder, command);
  return (await readOrNull(brand)) === before
    ? problems
    : [...problems, `its README makes another brand: ${written}`];
}

async function runOwn(folder, { name, args }, sandbox) {
  if (name === "satang-sandbox" && args[0] !== "check") return [];
  if (name === "create-satang") {
    const [created] = args;
    await rm(join(folder, created), { recursive: true, force: true });
    const problems = await runIn(folder, { name, args });
    return [...problems, ...(await checkCreated(join(folder, created)))];
  }
  // A file that another command has written proves nothing.
  for (const option of WRITTEN.filter((one) => args.includes(one)))
    await rm(join(folder, optionOf(args, option)), { force: true });
  const local = args.map((arg) => arg.replace(BACKEND, sandbox));
  return [...(await runIn(folder, { name, args: local })), ...(await checkWritten(folder, args))];
}

/** An empty folder for the commands of a document, with the brand that the documents use. */
async function folderOf(file) {
  const folder = join(FOLDER, file.replaceAll(/\W/g, "-"));
  await mkdir(folder, { recursive: true });
  await cp(BRAND_AS_DATA, join(folder, "acme.ts"));
  return folder;
}

/**
 * Runs the commands of the documents from the packed files: each ends well, writes what it says, and makes the brands of
 * the sites. The quick start runs the sandbox as the guide starts it.
 */
export async function checkCommands() {
  await rm(FOLDER, { recursive: true, force: true });
  const port = await freePort();
  const stop = await startInstalledSandbox(["--port", String(port)]);
  const problems = [];
  try {
    for (const written of readCommands()) {
      const command = ownCommandOf(written);
      if (!command) continue;
      const folder = await folderOf(written.file);
      const found = await runOwn(folder, command, `http://localhost:${port}`);
      problems.push(
        ...found.map((one) => `${written.file}:${written.line} ${written.text}: ${one}`),
      );
    }
  } finally {
    await stop();
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} the commands of the documents`);
  return problems;
}
