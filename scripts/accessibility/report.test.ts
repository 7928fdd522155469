import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CRITERIA, type Criterion } from "./criteria.data.ts";
import { notPassed, type Run, report, resultOf } from "./report.rules.ts";

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
    { file: "a.test.ts", title: "pictures > a picture has a name: th", outcome: "passed" },
    { file: "a.test.ts", title: "pictures > a picture has a name: la", outcome: "passed" },
    { file: "b.test.ts", title: "icons › an icon is hidden", outcome: icon },
  ];

  it("counts a criterion as supported only when all of its tests ran and passed", () => {
    expect(resultOf(criterion, run("passed"))).toBe("supported by tests");
    expect(resultOf(criterion, run("failed"))).toBe("**failed**");
    expect(resultOf(criterion, run("passed").slice(0, 2))).toBe("no evidence: not run");
    expect(resultOf({ ...criterion, tests: [] }, run("passed"))).toBe("no evidence");
  });

  it("names each test that failed or did not run, and none where no test is named", () => {
    const criteria = [criterion, { ...criterion, tests: [] }];
    const test = "1.1.1 Non-text content: “an icon is hidden” (b.test.ts)";
    expect(notPassed(criteria, run("passed"))).toEqual([]);
    expect(notPassed(criteria, run("failed"))).toEqual([`${test}: failed`]);
    expect(notPassed(criteria, run("passed").slice(0, 2))).toEqual([`${test}: not run`]);
  });

  it("takes no test for another one of the same file with a longer title", () => {
    const other = {
      file: "b.test.ts",
      title: "never an icon is hidden",
      outcome: "passed",
    } as const;
    expect(notPassed([criterion], [...run("passed").slice(0, 2), other])).toHaveLength(1);
  });

  it("says next to a test of a row that it did not pass", () => {
    const text = report([criterion], run("passed").slice(0, 2), {
      version: "1.0.0",
      date: "2026-11-25",
    });
    expect(text).toContain("“a picture has a name: %s” (`a.test.ts`)<br>");
    expect(text).toContain("“an icon is hidden” (`b.test.ts`): **not run** |");
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
