import { expect, test } from "vitest";
import { anatomyOf } from "../../../../scripts/api-report/anatomy.rules.ts";

test("lists each part of a component once, without those of its tests", () => {
  const { parts } = anatomyOf({
    "Dialog/Dialog.tsx":
      '<p data-part="title" /><p data-part="title" /><p {...{ "data-part": "body" }} />',
    "Dialog/Dialog.browser.test.tsx": '<p data-part="nothing" />',
  });
  expect(parts).toEqual(["body", "title"]);
});

test("lists the variables that the styles read, in every notation", () => {
  const { variables } = anatomyOf({
    "Card/Card.css.ts":
      "const { color, space } = vars; [color.surfaceRaised, space[4], vars.font.sizeLead, other.color.text]",
  });
  expect(variables).toEqual([
    "--satang-color-surface-raised",
    "--satang-font-size-lead",
    "--satang-space-4",
  ]);
});
