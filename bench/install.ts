import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The peers have their own lockfile, so that nobody downloads them for the wallet alone.
const cwd = import.meta.dirname;
if (!existsSync(`${cwd}/node_modules/.modules.yaml`)) {
  const args = ["-y", "pnpm@10.34.9", "install", "--ignore-workspace", "--frozen-lockfile"];
  const { status } = spawnSync("npx", args, { cwd, stdio: "inherit" });
  process.exitCode = status ?? 1;
}
