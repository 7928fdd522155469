import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Inline } from "../Inline/index.ts";
import { Divider } from "./index.ts";

describeConformance(Divider, { props: {}, skip: { disabled: NOT_A_CONTROL } });

test("a plain line is a separator with its orientation", async () => {
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

test("a label in the line is announced as text, in its position", async () => {
  await render(<Divider label="or" />);
  await expect.element(page.getByText("or")).toBeVisible();
  await expect.element(page.getByRole("separator")).not.toBeInTheDocument();
});
