import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readme = readFileSync("packages/ui/README.md", "utf8");

it.each([
  "vite/tailwind-last.css",
  "vite/bootstrap-last.css",
  "vite/plain-css.css",
  "plain/index.html",
  "plain/plain.js",
  "plain/plain.css",
])("the README of @satang/ui quotes %s exactly, a file that pnpm packages visits", (name) => {
  const code = readFileSync(`apps/partner/${name}`, "utf8");
  const language = name.split(".").at(-1);
  expect(readme).toContain(`\`\`\`${language}\n${code}\`\`\`\n`);
});
