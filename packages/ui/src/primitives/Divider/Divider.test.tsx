import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { Inline } from "../Inline/index.ts";
import { Divider } from "./index.ts";

test("a plain line is a separator that says which way it runs", async () => {
  await render(
    <>
      <Divider />
      <Inline>
        One <Divider direction="vertical" /> Two
      </Inline>
    </>,
  );
  const [across, down] = page.getByRole("separator").elements();
  expect(across?.getAttribute("aria-orientation")).toBeNull();
  expect(down?.getAttribute("aria-orientation")).toBe("vertical");
  expect(down?.getBoundingClientRect().height).toBeGreaterThan(10);
  await expectAccessible();
});

test("a word in the line is read as a word, in its place", async () => {
  await render(<Divider label="or" />);
  await expect.element(page.getByText("or")).toBeVisible();
  await expect.element(page.getByRole("separator")).not.toBeInTheDocument();
});
