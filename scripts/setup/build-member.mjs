import { existsSync } from "node:fs";
import { fingerprint, isFresh, remember } from "./fingerprint.mjs";
import { env, run } from "./run.mjs";

const INPUTS = [
  "pnpm-lock.yaml",
  "apps/member",
  "packages/core",
  "packages/api",
  "packages/machines",
  "packages/i18n",
  "packages/headless",
  "packages/ui",
];

/** For the sandbox, unless the environment names another service: the key that it opens gift links with. */
const SANDBOX = {
  VITE_GIFT_LINK_KEY: Buffer.from("satang-sandbox-demo-gift-key-32b").toString("base64"),
};

/** Builds the member app when one of its sources has changed. */
export async function buildMember() {
  const value = fingerprint(INPUTS);
  if (existsSync("apps/member/dist/index.html") && isFresh("member", value)) return;
  const { code } = await run("vite", ["build"], {
    cwd: "apps/member",
    env: { ...SANDBOX, ...env },
  });
  if (code !== 0) throw new Error("building the member app failed");
  remember("member", value);
}
