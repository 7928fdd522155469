import { expect, test } from "vitest";
import { findBaseUrlProblem } from "./base-url-problem.ts";

const PAGE = "https://shop.example/deposit";

test.each([
  ["https://wallet.example", PAGE],
  ["https://wallet.example/v2/", PAGE],
  ["/backend", PAGE],
  ["http://localhost:4600", "http://localhost:5173"],
  ["http://localhost:4600", "https://localhost:5173"],
  ["http://wallet.example", "http://shop.example"],
])("%s on %s is as it should be", (baseUrl, page) => {
  expect(findBaseUrlProblem(baseUrl, page)).toBeNull();
});

test.each([
  ["https://wallet.example/api", PAGE, /Leave "\/api" out/],
  ["/api/", PAGE, /Leave "\/api" out/],
  ["https://wallet.example?key=1", PAGE, /query or a fragment/],
  ["http://wallet.example", PAGE, /Use "https"/],
  ["http://localhost:4600", PAGE, /this device/],
])("%s on %s is odd, and the fix is named", (baseUrl, page, problem) => {
  expect(findBaseUrlProblem(baseUrl, page)).toMatch(problem);
});
