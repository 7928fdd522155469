import type { Readable, Writable } from "node:stream";
import { isCancel, multiselect, select, text } from "@clack/prompts";
import { LANGUAGE_NAMES, LOCALES } from "@satang/i18n";
import { brandFromColor } from "@satang/ui/theming/from-color";
import { DEFAULTS, FRAMEWORKS, flowsOf, type Questions } from "./answers.ts";

/** Ctrl+C or Escape was pressed. */
export class CancelledError extends Error {
  override readonly name = "CancelledError";
}

async function answerOf<Value>(question: Promise<Value>) {
  const value = await question;
  if (isCancel(value)) throw new CancelledError("Nothing was written.");
  return value as Exclude<Value, symbol>;
}

function colorProblem(color: string): string | undefined {
  try {
    brandFromColor(color);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const NAMES = { vite: "Vite and React", next: "Next.js", html: "none: custom elements" } as const;

/** Where a question is written, and where its answer is typed. */
export type Terminal = { readonly input: Readable; readonly output: Writable };

/** Asks in a terminal. Each question throws a {@link CancelledError} when it is cancelled. */
export function askIn(terminal: Terminal): Questions {
  const textOf = (
    message: string,
    preset: string,
    problemOf: (text: string) => string | undefined = () => undefined,
  ) =>
    answerOf(
      text({
        ...terminal,
        message,
        placeholder: preset,
        defaultValue: preset,
        validate: (value) => problemOf(value || preset),
      }),
    );
  return {
    folder: () => textOf("Folder", DEFAULTS.folder),
    framework: () =>
      answerOf(
        select({
          ...terminal,
          message: "Framework",
          options: FRAMEWORKS.map((value) => ({ value, label: NAMES[value] })),
        }),
      ),
    color: () => textOf("Brand colour", DEFAULTS.color, colorProblem),
    flows: (framework) =>
      answerOf(
        multiselect({
          ...terminal,
          message: "Flows",
          options: flowsOf(framework).map((value) => ({ value, label: value })),
          initialValues: [...DEFAULTS.flows],
        }),
      ),
    locale: () =>
      answerOf(
        select({
          ...terminal,
          message: "Language of the members",
          options: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        }),
      ),
  };
}
