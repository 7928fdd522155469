import { existsSync, readFileSync } from "node:fs";
import type { TestReport } from "../suites/test-report.ts";
import type { Run } from "./report.rules.ts";

/** Suites with tests that are named as evidence. */
const SUITES = ["unit", "browser", "picture-proof", "journeys", "e2e", "programs"];

/** The tests of the last `npm run test:all`, from the reports that its runners wrote. */
export const readRun = (folder: string): Run =>
  SUITES.map((name) => `${folder}/${name}.json`)
    .filter((file) => existsSync(file))
    .flatMap((file) => (JSON.parse(readFileSync(file, "utf8")) as TestReport).tests ?? []);
