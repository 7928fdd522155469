import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { repositoryOf } from "./repository.ts";

test("a published package names the repository of the workflow and its folder", () => {
  expect(repositoryOf("packages/ui", { GITHUB_REPOSITORY: "acme/wallet" })).toEqual({
    type: "git",
    url: "git+https://github.com/acme/wallet.git",
    directory: "packages/ui",
  });
});

test.each(["", "acme", "https://github.com/acme/wallet", "acme/wallet/../other"])(
  "nothing is published from %j",
  (name) => {
    expect(() => repositoryOf("packages/ui", { GITHUB_REPOSITORY: name })).toThrow(
      "Set GITHUB_REPOSITORY to owner/name",
    );
  },
);

test("the release ends with the reason when the repository is not named", () => {
  const publish = () =>
    execFileSync(process.execPath, ["scripts/release/publish.ts"], {
      env: { ...process.env, GITHUB_REPOSITORY: "" },
      encoding: "utf8",
      stdio: "pipe",
    });
  expect(publish).toThrow("Set GITHUB_REPOSITORY to owner/name");
});
