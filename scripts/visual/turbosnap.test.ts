import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOfPreview, untracedStyles } from "./turbosnap.ts";

test("Chromatic's configuration lists every token and style that the module graph does not contain", () => {
  const { externals } = JSON.parse(readFileSync("chromatic.config.json", "utf8"));
  expect(untracedStyles(externals)).toEqual([]);
  expect(untracedStyles([])).toContain("packages/ui/src/theme/css/contract.css.ts");
});

test("the imports of the preview are followed through all modules", () => {
  const imported = (name: string, by: string) => ({ name, reasons: [{ moduleName: by }] });
  expect(
    importsOfPreview([
      imported("./theme.ts", "./with-satang.tsx"),
      imported("./with-satang.tsx", "./.storybook/preview.tsx"),
      imported("./Button.tsx", "./Button.stories.tsx"),
    ]),
  ).toEqual(["./.storybook/preview.tsx", "./theme.ts", "./with-satang.tsx"]);
});
