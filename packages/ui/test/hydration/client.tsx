import { cases } from "virtual:cases";
import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Case } from "./case.types.ts";

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

const PATIENCE_MS = 3_000;

/** Hydrates the server's markup, and returns the messages of React. */
async function hydrate({ draw, isMarked = false }: Case, html: string): Promise<string[]> {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => said.push(words.map(String).join(" "));
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.replaceChildren(place);
  let leave = () => {};
  try {
    await new Promise<void>((alive, dead) => {
      setTimeout(() => dead(new Error("was never hydrated")), PATIENCE_MS);
      window.addEventListener("error", ({ error: thrown }) => dead(thrown), { once: true });
      const page = isMarked ? (
        draw(<Alive onAlive={alive}>{null}</Alive>)
      ) : (
        <Alive onAlive={alive}>{draw()}</Alive>
      );
      const root = hydrateRoot(place, page, {
        onRecoverableError: (reason) => said.push(String(reason)),
      });
      leave = () => root.unmount();
    });
  } catch (thrown) {
    said.push(String(thrown));
  } finally {
    leave();
    console.error = error;
  }
  return said;
}

/** For the page: hydrates every case by its id. */
export async function hydrateAll(html: Readonly<Record<string, string>>) {
  const said: Record<string, string[]> = {};
  for (const each of await cases()) {
    Object.assign(window, { now: each.id });
    const found = await hydrate(each, html[each.id] ?? "");
    if (found.length > 0) said[each.id] = found;
  }
  return said;
}

Object.assign(window, { hydrateAll });
