import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { unbroken } from "@satang/story-kit/three-scripts";
import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Text } from "../Text/index.ts";
import { Stack } from "./index.ts";

describeConformance(Stack, { props: { children: "One" }, skip: { disabled: NOT_A_CONTROL } });

test("children are below each other, separated by a step of the scale", async () => {
  await render(
    <Stack as="ul" gap={3} aria-label="Games">
      <li>One</li>
      <li>Two</li>
    </Stack>,
  );
  const list = page.getByRole("list", { name: "Games" });
  await expect.element(list).toBeVisible();
  const [one, two] = page.getByRole("listitem").elements();
  const gap = (two?.getBoundingClientRect().top ?? 0) - (one?.getBoundingClientRect().bottom ?? 0);
  expect(gap).toBe(12);
});

test("is never wider than its container", async () => {
  const ref = createRef<HTMLDivElement>();
  await render(
    <div style={{ width: 160 }}>
      <Stack ref={ref}>
        <Text>{unbroken}</Text>
      </Stack>
    </div>,
  );
  expect(ref.current?.scrollWidth).toBe(160);
});
