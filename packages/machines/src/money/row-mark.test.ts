import { expect, it } from "vitest";
import { markOf } from "./row-mark.rules.ts";

it("is the same for the same text", () => {
  expect(markOf("|2026-11-21t10:00:01+07:00|transfer|wallet|pg|30000")).toBe(
    markOf("|2026-11-21t10:00:01+07:00|transfer|wallet|pg|30000"),
  );
});

it("is another one for each of 200,000 rows that differ in one part", () => {
  const marks = new Set<string>();
  for (let at = 0; at < 50_000; at += 1) {
    const time = new Date(1_795_000_000_000 + at).toISOString();
    marks.add(markOf(`|${time}|transfer|wallet|pg|30000`));
    marks.add(markOf(`|2026-11-21t10:00:01+07:00|transfer|wallet|pg|${at}`));
    marks.add(
      markOf(`r${String(at).padStart(10, "0")}|2026-11-21t10:00:01+07:00|transfer|wallet|pg|1`),
    );
    marks.add(markOf(`|2026-11-21t10:00:01+07:00|transfer|wallet|game-${at}|1`));
  }
  expect(marks.size).toBe(200_000);
});
