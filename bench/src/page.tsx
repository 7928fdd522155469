/// <reference types="vite/client" />
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Contestant, Scheme } from "./contestant.types.ts";

export type Row = "buttons" | "fields" | "controls" | "dialog";

const name = new URLSearchParams(location.search).get("who") ?? "";
const modules = import.meta.glob<Contestant>("./*/contestant.tsx");
const load = modules[`./${name}/contestant.tsx`];
if (!load) throw new Error(`no contestant "${name}"`);
const { Frame, button, field, checkbox, Dialog, useScheme } = await load();

const many = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** `changed` is the prop that an update changes on all elements. */
function Drawn({ row, changed }: { row: Row; changed: boolean }) {
  if (row === "dialog")
    return (
      <Dialog open={changed} onOpenChange={open}>
        {field(0, false)}
        {button(0, true)}
      </Dialog>
    );
  if (row === "fields") return many(200, (key) => field(key, changed));
  if (row === "buttons") return many(1000, (key) => button(key, !changed));
  return (
    <>
      {many(500, (key) => button(key, true))}
      {many(250, (key) => field(key, false))}
      {many(250, checkbox)}
    </>
  );
}

let show: (shown: { row: Row; changed: boolean } | undefined) => void = () => undefined;
let scheme: (scheme: Scheme) => void = () => undefined;

function Stage() {
  const [shown, setShown] = useState<{ row: Row; changed: boolean }>();
  show = (next) => flushSync(() => setShown(next));
  scheme = useScheme();
  return shown && <Drawn {...shown} />;
}

function open(changed: boolean) {
  show({ row: "dialog", changed });
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
const still = () =>
  Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
const dialog = () => document.querySelector('[role="dialog"], dialog[open]');

/**
 * Resolves when no dialog is in the document; checks when the document changes, not in each frame.
 */
function gone() {
  return new Promise<void>((done) => {
    if (!dialog()) return done();
    const observer = new MutationObserver(() => {
      if (dialog()) return;
      observer.disconnect();
      done();
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ["open", "role"],
    });
  });
}

/** The functions that the runner calls. */
const bench = {
  draw: (row: Row, changed = false) => show({ row, changed }),
  clear: () => show(undefined),
  scheme: (to: Scheme) => scheme(to),
  /** Opens and closes the dialog, each to the end of its transition. */
  async dialogs(times: number) {
    for (let cycle = 0; cycle < times; cycle += 1) {
      open(true);
      await frame();
      await frame();
      if (!dialog()) throw new Error("no dialog");
      await still();
      open(false);
      await gone();
      await still();
    }
  },
};

export type Bench = typeof bench;

createRoot(document.getElementById("root") ?? document.body).render(
  <Frame>
    <Stage />
  </Frame>,
);
await frame();
Object.assign(window, { bench });
