import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CRITERIA, type Criterion } from "./criteria.data.ts";
import { passed, type Run, report, resultOf, withoutEvidence } from "./report.rules.ts";

describe("the criteria", () => {
  it("are all of level A and AA, each once", () => {
    const numbers = CRITERIA.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(CRITERIA.filter(({ level }) => level === "A")).toHaveLength(31);
    expect(CRITERIA.filter(({ level }) => level === "AA")).toHaveLength(24);
  });

  it("name tests that exist, and say what they show or why there are none", () => {
    const missing = CRITERIA.flatMap(({ number, tests }) =>
      tests
        .filter(
          ([file, title]) =>
            !existsSync(file) || !readFileSync(file, "utf8").includes(`"${title}"`),
        )
        .map(([file, title]) => `${number}: ${file} has no test "${title}"`),
    );
    expect(missing).toEqual([]);
    expect(CRITERIA.filter(({ note }) => !note.endsWith("."))).toEqual([]);
  });
});

describe("the report", () => {
  const criterion: Criterion = {
    number: "1.1.1",
    name: "Non-text content",
    level: "A",
    tests: [
      ["a.test.ts", "a picture has a name: %s"],
      ["b.test.ts", "an icon is hidden"],
    ],
    note: "Pictures have names.",
  };
  const run = (icon: "passed" | "failed"): Run => [
    { file: "a.test.ts", title: "a picture has a name: th", outcome: "passed" },
    { file: "a.test.ts", title: "a picture has a name: la", outcome: "passed" },
    { file: "b.test.ts", title: "icons an icon is hidden", outcome: icon },
  ];

  it("counts a criterion as supported only when all of its tests ran and passed", () => {
    expect(resultOf(criterion, run("passed"))).toBe("supported by tests");
    expect(resultOf(criterion, run("failed"))).toBe("**failed**");
    expect(resultOf(criterion, run("passed").slice(0, 2))).toBe("no evidence: not run");
    expect(resultOf({ ...criterion, tests: [] }, run("passed"))).toBe("no evidence");
  });

  it("lacks evidence where a named test failed or did not run, not where no test is named", () => {
    const criteria = [criterion, { ...criterion, tests: [] }];
    expect(withoutEvidence(criteria, run("passed"))).toEqual([]);
    expect(withoutEvidence(criteria, run("failed"))).toEqual([criterion]);
    expect(withoutEvidence(criteria, run("passed").slice(0, 2))).toEqual([criterion]);
    expect(withoutEvidence(CRITERIA, passed(CRITERIA))).toEqual([]);
  });

  it("has a row for each criterion, and counts those with evidence", () => {
    const text = report([criterion, { ...criterion, tests: [] }], run("passed"), {
      version: "1.0.0",
      date: "2026-11-25",
    });
    expect(text).toContain("1 of 2 criteria have evidence");
    expect(text).toContain("| no evidence | Pictures have names. | – |");
  });
});
