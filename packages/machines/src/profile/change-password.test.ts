import { expect, it } from "vitest";
import { findPasswordProblems } from "./change-password.rules.ts";

it.each([
  [["", "", ""], { oldPassword: "required", newPassword: "required", confirmation: "required" }],
  [["old", "new", ""], { confirmation: "required" }],
  [["old", "", "new"], { newPassword: "required" }],
  [["old", "new", "New"], { confirmation: "passwordsDiffer" }],
  [["", "new", "neu"], { oldPassword: "required", confirmation: "passwordsDiffer" }],
  [["old", "new", "new"], {}],
  [[" ", "new", "new"], {}],
  [["old", " ", " "], { newPassword: "required", confirmation: "required" }],
] as const)("%j: %j", ([oldPassword, newPassword, confirmation], problems) => {
  expect(findPasswordProblems({ oldPassword, newPassword, confirmation })).toEqual(problems);
});
