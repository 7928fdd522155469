import {
  classifyFailure,
  type ErrorPlace,
  type ErrorRow,
  findErrorRow,
  placeOfFailure,
  type Result,
} from "@satang/core";
import {
  codeText,
  createTranslator,
  errorText,
  LOCALES,
  loadLocale,
  type Translator,
} from "@satang/i18n";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { ErrorCode } from "../../src/errors/error-texts.ts";
import { type CausedError, errorCauses } from "../support/error-causes.ts";
import type { Harness } from "../support/harness.ts";
import { openPage } from "../support/member-page.ts";

/** The code of a reply, as a screen reads it. */
const codeOf = (result: Result<unknown>): unknown => {
  if (!result.ok) return result.error.kind === "coded" ? result.error.code : result.error.kind;
  return (result.data as { readonly code?: string } | null)?.code;
};

const placeOf = (result: Result<unknown>, { inputs }: CausedError): ErrorPlace | "done" =>
  result.ok ? "done" : placeOfFailure(result.error, inputs);

/** Meanings of a failure that the rules of the flows may choose, by the retry rule of its code. */
const meanings = ({ next, retry }: ErrorRow) => {
  if (next === "signIn") return ["sessionEnded"];
  return retry === "later"
    ? ["refusal", "outcomeUnknown"]
    : [retry === "checked" ? "outcomeUnknown" : "refusal"];
};

/**
 * Every code of the error catalogue: its cause at the service, the reply as the client reads it, and what the member
 * then sees. README.md lists the two codes that come by a fault only.
 */
export function describeErrors(open: () => Harness) {
  let api: Harness;
  let translators: readonly Translator[];
  const catalogueTexts = (code: ErrorCode) => translators.map((t) => t(`errors.code.${code}`));
  beforeAll(async () => {
    translators = await Promise.all(
      LOCALES.map(async (locale) => createTranslator(locale, await loadLocale(locale))),
    );
  });
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
  });

  it.each(Object.entries(errorCauses) as [ErrorCode, CausedError][])(
    "%s reaches the member at its place, in each language, and the ledger stays balanced",
    async (code, caused) => {
      const result = await caused.cause(openPage(api));
      expect([codeOf(result), placeOf(result, caused)]).toEqual([code, caused.place]);
      const error = result.ok ? null : result.error;
      if (error) expect(meanings(findErrorRow(code) as ErrorRow)).toContain(classifyFailure(error));
      const shown = translators.map((t) => (error ? errorText(t, error) : codeText(t, code)));
      expect(shown).toEqual(catalogueTexts(code));
      expect(await api.scenario.audit()).toMatchObject({ total: 0, drifted: [], overdrawn: [] });
    },
  );
}
