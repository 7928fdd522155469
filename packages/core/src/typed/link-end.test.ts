import { expect, it } from "vitest";
import { trimLink } from "./link-end.ts";

it.each([
  ["https://a.example/b", ""],
  ["https://a.example/b_(c)", ""],
  ["https://a.example/b_(c_(d))", ""],
  ["https://a.example/b[0]", ""],
  ["https://[::1]/b", ""],
  ["https://a.example/b_(c", ""],
  ["https://a.example/b=", ""],
  ["https://a.example/b_", ""],
  ["https://a.example/b/", ""],
  ["https://a.example/b.c,d;e:f!g?h", ""],
  ["https://a.example/b", "."],
  ["https://a.example/b", "..."],
  ["https://a.example/b", "…"],
  ["https://a.example/b", ",;:!?*"],
  ["https://a.example/b", ")"],
  ["https://a.example/b", "))"],
  ["https://a.example/b", "]."],
  ["https://a.example/b", ").)"],
  ["https://a.example/b", ")c"],
  ["https://a.example/b", "("],
  ["https://a.example/b", ".("],
  ["https://a.example/b_(c)", ")."],
  ["https://a.example/b_(c)", "."],
  ["https://a.example/b_(c.)", ""],
  ["https://a.example/b_(c)", "]"],
])("%j ends before %j", (link, after) => {
  expect(trimLink(`${link}${after}`)).toBe(link);
});
