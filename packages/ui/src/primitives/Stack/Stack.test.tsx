import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { unbroken } from "../../../test/three-scripts.ts";
import { Text } from "../Text/index.ts";
import { Stack } from "./index.ts";

test("what stands in it stands below each other, the steps of the scale apart", async () => {
  await render(
    <Stack as="ul" gap={3} aria-label="Games" className="own">
      <li>One</li>
      <li>Two</li>
    </Stack>,
  );
  const list = page.getByRole("list", { name: "Games" });
  await expect.element(list).toHaveClass("own");
  const [one, two] = page.getByRole("listitem").elements();
  const gap = (two?.getBoundingClientRect().top ?? 0) - (one?.getBoundingClientRect().bottom ?? 0);
  expect(gap).toBe(12);
});

test("it lends its element, and asks for no more room than there is", async () => {
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
