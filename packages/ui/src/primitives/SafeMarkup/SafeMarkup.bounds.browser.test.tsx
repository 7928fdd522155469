import { show } from "@satang/story-kit/show";
import { beforeAll, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SafeMarkup } from "./SafeMarkup.tsx";

/** Far above the 50 ms that it takes, because a test machine can be busy, and far below the 25 s without limits. */
const LIMIT_MS = 2_000;

/** Loads the code, which is not measured. */
beforeAll(async () => {
  await show(<SafeMarkup markup="<p>Loads the sanitizer</p>" />);
  await vi.waitFor(() => page.getByText("Loads the sanitizer").element());
});

test.each([
  ["words", "<p>word</p>".repeat(70_000)],
  ["inline tags that stay open", "<b><i><u><p>".repeat(2_000)],
  [
    "different inline tags that stay open",
    Array.from({ length: 2_000 }, (_, at) => `<b id=${at}><p>`).join(""),
  ],
  ["tables", "<table><tr><td>".repeat(20_000)],
  ["deep nesting", "<div>".repeat(100_000)],
  ["unknown elements inside each other", "<x-y>".repeat(3_900)],
  ["pictures with attributes", '<img src="/a.png" alt="a">'.repeat(1_000)],
  ["attributes", `<p ${Array.from({ length: 30_000 }, (_, at) => `a${at}`).join(" ")}>`],
])("too much markup is refused at once and says so: %s", async (_name, markup) => {
  const started = performance.now();
  await show(<SafeMarkup markup={markup} />);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(performance.now() - started).toBeLessThan(LIMIT_MS);
});

test("the largest markup that is accepted is shown in time", async () => {
  const markup = `<p>First</p>${"<p>One <b>two</b> three</p>".repeat(900)}`;
  const started = performance.now();
  await show(<SafeMarkup markup={markup} />);
  await expect.element(page.getByText("First")).toBeVisible();
  expect(performance.now() - started).toBeLessThan(LIMIT_MS);
});

const sources = () =>
  [...document.querySelectorAll<HTMLImageElement>("[data-part=picture]")].map(({ src }) => src);

test("pictures of the page's origin and of the named ones are shown, of others their words", async () => {
  const markup = `<img src="/own.png" alt="Own"><img src="https://api.example/a.png" alt="Api">
    <img src="https://tracker.example/t.png?m=1" alt="Tracker"><img src="http://api.example/b.png" alt="Plain">
    <img src="https://api.example.evil.example/c.png" alt="Alike"><img src="//tracker.example/d.png" alt="Short">`;
  await show(<SafeMarkup markup={markup} pictureOrigins={["https://api.example"]} />);
  await expect.element(page.getByText(/Tracker/)).toBeVisible();
  expect(sources()).toEqual([`${location.origin}/own.png`, "https://api.example/a.png"]);
});

test("pictures of the page's origin alone are shown without a backend and when no origin is named", async () => {
  await show(
    <SafeMarkup
      markup={'<img src="/own.png" alt="Own"><img src="https://x.example/a.png" alt="X">'}
    />,
  );
  await expect.element(page.getByText("X")).toBeVisible();
  expect(sources()).toEqual([`${location.origin}/own.png`]);
});
