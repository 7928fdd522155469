import { expect, test } from "vitest";
import { findingsOf } from "./advisories.ts";

const reply = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test("a package with an advisory is a finding, and so is one that depends on it", () => {
  const advisory = { title: "Prototype pollution", url: "https://github.com/advisories/GHSA-1" };
  expect(
    findingsOf(
      reply({
        deep: { name: "deep", severity: "high", via: [advisory] },
        wide: { name: "wide", severity: "high", via: ["deep"] },
      }),
    ),
  ).toEqual({
    answered: true,
    findings: [
      "deep: high, Prototype pollution https://github.com/advisories/GHSA-1",
      "wide: high, deep",
    ],
  });
});

test("no advisory is no finding", () => {
  expect(findingsOf(reply({}))).toEqual({ answered: true, findings: [] });
});

test.each([
  ["an error of the registry", JSON.stringify({ statusCode: 405, error: { summary: "" } })],
  ["words", "npm error audit endpoint returned an error"],
  ["nothing", ""],
])("%s is no answer", (_, output) => {
  expect(findingsOf(output)).toEqual({ answered: false, findings: [] });
});
