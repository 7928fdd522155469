import { useHydrated as useHydratedOfHeadless } from "@satang/headless/provider";
import { takeOver } from "@satang/story-kit/take-over";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useHydrated } from "../../src/hooks/use-hydrated.ts";

/** Called at each rendering with what the hook returned. */
type Props = { readonly onRender: (isHydrated: boolean) => void };

const textOf = (isHydrated: boolean) => (isHydrated ? "of this device" : "of the server");

function PageOfUi({ onRender }: Props) {
  const isHydrated = useHydrated();
  onRender(isHydrated);
  return <p>{textOf(isHydrated)}</p>;
}

function PageOfHeadless({ onRender }: Props) {
  const isHydrated = useHydratedOfHeadless();
  onRender(isHydrated);
  return <p>{textOf(isHydrated)}</p>;
}

// Components without a backend load nothing of headless, so that each package has its own.
describe.each([
  { name: "ui", Page: PageOfUi },
  { name: "headless", Page: PageOfHeadless },
])("useHydrated of $name", ({ Page }) => {
  test("is that of the server at the first rendering in the browser, and then that of the device", async () => {
    const got: boolean[] = [];
    const { words, problems } = takeOver(<Page onRender={(isHydrated) => got.push(isHydrated)} />);
    expect(words).toBe("of the server");
    await expect.element(page.getByText("of this device")).toBeVisible();
    expect(got).toEqual([false, false, true]);
    expect(problems).toEqual([]);
  });

  test("is that of the device at the first rendering of a page without a server", async () => {
    const got: boolean[] = [];
    await render(<Page onRender={(isHydrated) => got.push(isHydrated)} />);
    await expect.element(page.getByText("of this device")).toBeVisible();
    expect(got).not.toContain(false);
  });
});
