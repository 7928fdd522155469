import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { unbroken } from "@satang/story-kit/three-scripts";
import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Grid, type GridProps } from "./index.ts";

describeConformance(Grid, { props: { children: "One" }, skip: { disabled: NOT_A_CONTROL } });

const three = ["One", "Two", "Three"].map((name) => <li key={name}>{name}</li>);

async function rowsAt(width: number, props: GridProps) {
  const screen = await render(
    <div style={{ width }}>
      <Grid as="ul" aria-label="Games" {...props} />
    </div>,
  );
  const items = page.getByRole("listitem").elements();
  const rows = new Set(items.map((item) => item.getBoundingClientRect().top)).size;
  const first = items[0]?.getBoundingClientRect().width ?? 0;
  await screen.unmount();
  return { rows, first };
}

test("two small columns fit next to each other on the narrowest phone", async () => {
  expect((await rowsAt(288, { column: "small", children: three })).rows).toBe(2);
  expect((await rowsAt(600, { column: "small", children: three })).rows).toBe(1);
});

test("remaining space stays free or is shared", async () => {
  const kept = await rowsAt(800, { column: "small", gap: 0, children: three.slice(0, 2) });
  const shared = await rowsAt(800, {
    column: "small",
    gap: 0,
    rest: "share",
    children: three.slice(0, 2),
  });
  expect(kept.first).toBe(160);
  expect(shared.first).toBe(400);
});

test("a column is never wider than the grid", async () => {
  const ref = createRef<HTMLDivElement>();
  await render(
    <div style={{ width: 200 }}>
      <Grid ref={ref} column="large">
        <p style={{ overflowWrap: "anywhere" }}>{unbroken}</p>
      </Grid>
    </div>,
  );
  expect(ref.current?.scrollWidth).toBe(200);
});
