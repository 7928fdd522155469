import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = ".github/workflows";
const workflows = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yml"))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), "utf8") }));

/** The jobs of a workflow, each with its text: two spaces and a name begin one. */
function jobsOf(text: string): readonly string[] {
  const [, jobs = ""] = text.split(/^jobs:\n/m);
  return jobs.split(/^(?= {2}[\w-]+:\n)/m).filter((job) => job.trim() !== "");
}

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/** The commands of a job, with what the scripts of the project that it calls run. */
const commandsOf = (job: string) =>
  [
    job,
    ...Array.from(job.matchAll(/p?npm (?:run )?([\w:-]+)/g), ([, name = ""]) => scripts[name]),
  ].join("\n");

const TESTS = /npm test|chromatic|vitest|playwright|commands\/(?!sbom|build)[\w-]+\.(?:mjs|ts)/;

describe.each(workflows)("the workflow $name", ({ text }) => {
  it("pins each action by its commit, with the version as a comment", () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses)
      expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("leaves no credentials in a checkout", () => {
    const checkouts = text.split("uses: actions/checkout@").slice(1);
    for (const checkout of checkouts) {
      expect(checkout.split(/^ {6}- /m)[0]).toContain("persist-credentials: false");
    }
  });

  it("reads only, unless a job says otherwise, and no such job runs the tests", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    for (const job of jobsOf(text)) {
      const canWrite = /^ {6}[\w-]+: write/m.test(job);
      expect(canWrite && TESTS.test(commandsOf(job)), job.slice(0, 40)).toBe(false);
    }
  });

  it("installs from the lockfile, and no tool without an exact version", () => {
    for (const install of text.match(/(?:pnpm|npm) (?:install|i|add)\b.*/g) ?? []) {
      expect(install).toMatch(/--frozen-lockfile|npm install --global npm@\d+\.\d+\.\d+$/);
    }
  });
});

describe("a release", () => {
  it("is published with the accessibility report of the tests that the job before it ran", () => {
    const release = workflows.find(({ name }) => name === "release.yml");
    const [test = "", publish = ""] = jobsOf(release?.text ?? "").filter((job) =>
      /^ {2}\w/.test(job),
    );
    expect(test).toMatch(
      /run: npm run test:all\n[\s\S]+uses: actions\/upload-artifact@[\s\S]+name: test-results\n +path: \.satang\/reports\/\*\.json\n +include-hidden-files: true\n +if-no-files-found: error\n/,
    );
    expect(publish).toMatch(
      /^ {2}publish:\n {4}needs: test\n[\s\S]+uses: actions\/download-artifact@[\s\S]+name: test-results\n +path: \.satang\/reports\n[\s\S]+publish: pnpm release:publish\n/,
    );
  });
});

describe("an installation", () => {
  it("accepts no version of a package in its first days, when a stolen one is usually found", () => {
    const settings = readFileSync("pnpm-workspace.yaml", "utf8");
    const minutes = Number(/^minimumReleaseAge: (\d+)/m.exec(settings)?.[1]);
    expect(minutes).toBeGreaterThanOrEqual(3 * 24 * 60);
  });
});
