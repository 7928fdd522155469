import { withMedia } from "@satang/story-kit/media";
import { countPage } from "@satang/story-kit/page-counts";
import { show } from "@satang/story-kit/show";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { Dialog } from "./index.ts";

let setOpen = (_: boolean) => {};

function Host() {
  const [open, set] = useState(false);
  setOpen = (next) => flushSync(() => set(next));
  return (
    <Dialog open={open} onOpenChange={set} title="Transfer">
      The money moves at once.
    </Dialog>
  );
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

async function cycle(times: number) {
  for (let count = 0; count < times; count += 1) {
    setOpen(true);
    await frame();
    expect(document.querySelector("[role=dialog]")).not.toBeNull();
    setOpen(false);
    await frame();
    expect(document.querySelector("[role=dialog]")).toBeNull();
  }
  await frame();
}

test("two hundred openings leave no node and no listener, on any target", async () => {
  await withMedia({ "prefers-reduced-motion": "reduce" }, async () => {
    await show(<Host />);
    // Objects that are created once, at the first opening, may remain.
    await cycle(5);
    const before = await countPage();
    await cycle(200);
    const after = await countPage();
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  });
}, 60_000);

async function countOneMore() {
  const before = await countPage();
  const left = document.createElement("p");
  left.addEventListener("click", () => left);
  const after = await countPage();
  expect(left.isConnected).toBe(false);
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}

test("a single remaining node or listener is counted", async () => {
  // The browser counts every document of the process. A page of an earlier test file that is
  // released between the two counts makes them useless, so that they are counted again.
  await expect.poll(countOneMore, { timeout: 20_000 }).toEqual({ nodes: 1, listeners: 1 });
}, 30_000);
