import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const readme = readFileSync("packages/ui/README.md", "utf8");

it.each(["tailwind-last", "bootstrap-last", "plain-css"])(
  "the README of @satang/ui quotes %s.css exactly, a style sheet that pnpm packages visits",
  (name) => {
    const css = readFileSync(`apps/partner/vite/${name}.css`, "utf8");
    expect(readme).toContain(`\`\`\`css\n${css}\`\`\`\n`);
  },
);
