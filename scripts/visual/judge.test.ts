import type { Mode } from "@satang/story-kit/pictures";
import { expect, test } from "vitest";
import { baselineKeys } from "./baselines.ts";
import { isFailure, judge, judgeOrphans } from "./judge.ts";
import type { Picture } from "./pictures.ts";
import type { Stage, Story } from "./stage.ts";

const seen = Buffer.from("what is seen now");
const [known = ""] = baselineKeys();

/** A stage that renders every story the same, and different from every baseline. */
const stage = {
  showAlone: async () => {},
  showNext: async () => {},
  shoot: async () => seen,
  foreignGlyphs: async () => [],
  compare: async () => ({ pixels: 1, picture: seen }),
} as unknown as Stage;

const failing = {
  ...stage,
  showAlone: async () => {
    throw new Error("the story failed");
  },
} as Stage;

const pictureOf = (key: string): Picture => ({
  key,
  story: { id: key } as Story,
  modeName: "th-night-390",
  mode: {} as Mode,
});

const NEW = pictureOf("nobody/agreed.th-night-390");

test("a picture without a baseline fails", async () => {
  const verdict = await judge(stage, NEW, false);
  expect(verdict).toMatchObject({ kind: "new", actual: seen });
  expect(isFailure(verdict)).toBe(true);
});

test("a picture that differs fails, with the baseline, the new picture and the difference", async () => {
  const verdict = await judge(stage, pictureOf(known), false);
  expect(verdict).toMatchObject({ kind: "differs", actual: seen, difference: { pixels: 1 } });
  expect(verdict.expected?.length).toBeGreaterThan(0);
  expect(isFailure(verdict)).toBe(true);
});

test.each([
  ["compared", false],
  ["approved", true],
])("the picture of a story that fails is not %s", async (_, update) => {
  const verdict = await judge(failing, NEW, update);
  expect(verdict).toMatchObject({ kind: "broken", error: "Error: the story failed" });
  expect(isFailure(verdict)).toBe(true);
});

test.each([
  ["compared", false],
  ["approved", true],
])("a picture with text in a font of this machine is not %s", async (_, update) => {
  const error = 'a character of "★" is drawn by DejaVu Sans, a font of this machine';
  const borrowing = { ...stage, foreignGlyphs: async () => [error] } as Stage;
  const verdict = await judge(borrowing, pictureOf(known), update);
  expect(verdict).toMatchObject({ kind: "broken", error });
  expect(isFailure(verdict)).toBe(true);
});

test("a baseline without a story fails", async () => {
  const [verdict, ...others] = await judgeOrphans([], (key) => key === known, false);
  expect(verdict).toEqual({ key: known, kind: "gone" });
  expect(others).toEqual([]);
  expect(verdict && isFailure(verdict)).toBe(true);
  expect(await judgeOrphans([pictureOf(known)], (key) => key === known, false)).toEqual([]);
});
