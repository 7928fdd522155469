import { expect, test } from "vitest";
import { NOT_RUN } from "./shell-commands.data.ts";
import { commandsOf, ownCommandOf, readCommands } from "./shell-commands.ts";

const commands = readCommands();

test("a check runs each command of the documents, or a reason says why none does", () => {
  expect(commands.length).toBeGreaterThan(20);
  const open = commands.filter(
    (command) => !ownCommandOf(command) && !NOT_RUN.some(([pattern]) => pattern.test(command.text)),
  );
  expect(open.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test("each reason is about a command of the documents that is not run", () => {
  const left = commands.filter((command) => !ownCommandOf(command));
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
