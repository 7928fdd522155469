import { expect, test } from "vitest";
import { NOT_RUN } from "./shell-commands.data.ts";
import { commandsOf, isInstall, ownCommandOf, readCommands } from "./shell-commands.ts";
import { isFollowed } from "./steps.ts";

const commands = readCommands();
const left = commands.filter(
  (command) => !ownCommandOf(command) && !isInstall(command) && !isFollowed(command),
);

test("a check runs each command of the documents, or a reason says why none does", () => {
  expect(commands.length).toBeGreaterThan(20);
  const open = left.filter(({ text }) => !NOT_RUN.some(([pattern]) => pattern.test(text)));
  expect(open.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("each reason is about a command of the documents that is not run", () => {
  const unused = NOT_RUN.filter(([pattern]) => !left.some(({ text }) => pattern.test(text)));
  expect(unused).toEqual([]);
});

test("a command is read with its line, without its comment, and its words without quotes", () => {
  const text =
    '# A\n\n```sh\n# why\nnpx satang-theme from-color "#a1006b" --id acme   # once\n```\n';
  expect(commandsOf("a.md", text)).toEqual([
    {
      file: "a.md",
      line: 5,
      text: 'npx satang-theme from-color "#a1006b" --id acme',
      words: ["npx", "satang-theme", "from-color", "#a1006b", "--id", "acme"],
    },
  ]);
});

test("a command for npm create is run with its options", () => {
  const [command] = commandsOf("a.md", "```sh\nnpm create @satang@latest site -- --yes\n```\n");
  expect(command && ownCommandOf(command)).toEqual({
    name: "create-satang",
    args: ["site", "--yes"],
  });
});
