import { expect, it } from "vitest";
import { paths } from "../navigation/paths.ts";
import { leadsHome } from "./leads-home.rules.ts";

it("leads a member home from /, /user and /user/home, and from no other path", () => {
  expect(Object.values(paths).filter(leadsHome)).toEqual(["/", "/user", "/user/home"]);
  expect(leadsHome("/user/home/")).toBe(true);
  expect(leadsHome("/nowhere")).toBe(false);
});
