import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { Dialog } from "./index.ts";

const session = cdp();

/** Nodes and listeners of the whole page, detached ones too, after a collection of garbage. */
async function standing() {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const count = (wanted: string) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: count("Nodes"), listeners: count("JSEventListeners") };
}

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

test("two hundred openings leave no node and no listener", async () => {
  await session.send("Performance.enable");
  await session.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });
  await show(<Host />);
  const cycle = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      setOpen(true);
      await frame();
      expect(document.querySelector("[role=dialog]")).not.toBeNull();
      setOpen(false);
      await frame();
      expect(document.querySelector("[role=dialog]")).toBeNull();
    }
    await frame();
  };
  // What is made once, at the first opening, may stay.
  await cycle(5);
  const before = await standing();
  await cycle(200);
  const after = await standing();
  await session.send("Emulation.setEmulatedMedia", { features: [] });
  // The test runner's own come and go by a few; one left behind each time would be two hundred.
  expect(after.listeners).toBeLessThan(before.listeners + 20);
  expect(after.nodes).toBeLessThan(before.nodes + 20);
}, 60_000);
