import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const call = promisify(execFile);
const script = pathToFileURL(join(import.meta.dirname, "build-member.mjs")).href;

let project: string;

/** A project with a bundler that only writes that it was called, and the page that a build leaves. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "satang-build-"));
  mkdirSync(join(project, "apps/member"), { recursive: true });
  mkdirSync(join(project, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(project, "builds"), "");
  writeFileSync(
    join(project, "node_modules/.bin/vite"),
    '#!/bin/sh\nmkdir -p "$3"\ntouch "$3/index.html"\necho build >> ../../builds\n',
    { mode: 0o755 },
  );
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

/** Asks for an edition of the app. Returns how many builds were made so far. */
async function buildWith(environment: Record<string, string>, edition = "thai") {
  const code = `const { buildMember } = await import("${script}"); await buildMember("${edition}");`;
  const { PATH = "" } = process.env;
  await call(process.execPath, ["--input-type=module", "-e", code], {
    cwd: project,
    env: { PATH, ...environment },
  });
  return readFileSync(join(project, "builds"), "utf8").split("\n").length - 1;
}

test("the app is built again when a variable that configures it has another value, or none any more", async () => {
  expect(await buildWith({})).toBe(1);
  expect(await buildWith({})).toBe(1);
  expect(await buildWith({ VITE_API_BASE_URL: "https://one.example" })).toBe(2);
  expect(await buildWith({ VITE_API_BASE_URL: "https://one.example" })).toBe(2);
  expect(await buildWith({ VITE_API_BASE_URL: "https://other.example" })).toBe(3);
  expect(await buildWith({})).toBe(4);
});

test("a variable that the app does not read builds nothing", async () => {
  expect(await buildWith({})).toBe(1);
  expect(await buildWith({ EDITOR: "any" })).toBe(1);
});

test("each edition has its own build, which the other one does not replace", async () => {
  expect(await buildWith({})).toBe(1);
  expect(await buildWith({}, "lao")).toBe(2);
  expect(await buildWith({})).toBe(2);
  expect(await buildWith({ VITE_COUNTRY: "LA" })).toBe(3);
});
