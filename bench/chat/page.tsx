import type { Contestant, Message } from "./contestant.types.ts";
import { messageAt } from "./messages.data.ts";

const contestants: Readonly<Record<string, () => Promise<Contestant>>> = {
  plain: async () => (await import("./plain.tsx")).plain,
  virtuoso: async () => (await import("./virtuoso.tsx")).virtuoso,
  rows: async () => (await import("./rows.tsx")).rows,
  satang: async () => (await import("./satang.tsx")).satang,
  chatscope: async () => (await import("./chatscope.tsx")).chatscope,
  elements: async () => (await import("./elements.tsx")).elements,
};

const who = new URLSearchParams(location.search).get("who") ?? "";
const load = contestants[who];
if (!load) throw new Error(`No list is called ${who}`);
const root = document.createElement("div");
document.body.append(root);
Object.assign(root.style, { width: "390px", height: "640px", position: "relative" });
const show = (await load())(root);

let messages: readonly Message[] = [];
const frame = () => new Promise(requestAnimationFrame);
const task = () => new Promise((done) => setTimeout(done));

let list: HTMLElement | null = null;

/** The element that scrolls, found once: looking for it costs more than what is measured. */
function findScroller(): HTMLElement | null {
  list ??=
    [...root.querySelectorAll<HTMLElement>("*")].find(
      (node) =>
        node.scrollHeight > node.clientHeight + 1 &&
        // The second one scrolls by script.
        (["auto", "scroll"].includes(getComputedStyle(node).overflowY) || node.matches(".ps")),
    ) ?? null;
  return list;
}

function scroller(): HTMLElement {
  const found = findScroller();
  if (!found) throw new Error(`nothing scrolls in ${who}`);
  return found;
}

/** Resolves when nothing has moved for ten frames. @throws Error when nothing scrolls after ten seconds */
async function settled() {
  for (let frames = 0; !findScroller() && frames < 600; frames += 1) await frame();
  let before = "";
  for (let same = 0; same < 10; ) {
    await frame();
    const { scrollTop, scrollHeight } = scroller();
    const now = `${scrollTop} ${scrollHeight}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

const fromEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = scroller();
  return scrollHeight - scrollTop - clientHeight;
};

/** Whether a point of the list shows no row. */
function isBlank(scrolled: HTMLElement): boolean {
  const { left, top, width, height } = scrolled.getBoundingClientRect();
  // Rows are as wide as the list, and their margins are smaller than 40 px: three points in a row without one are a gap.
  return [0.1, 0.3, 0.5, 0.7, 0.9].some((share) =>
    [0, 20, 40].every((more) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share + more);
      return hit === null || hit === scrolled || hit.contains(scrolled) || hit.clientHeight > 2_000;
    }),
  );
}

Object.assign(window, {
  bench: {
    prepare(count: number) {
      messages = Array.from({ length: count }, (_, at) => messageAt(at));
      show.prepare?.(messages);
    },
    async mount() {
      show(messages);
      await frame();
      await settled();
    },
    /** Each message arrives in a task of its own. @returns how far from its end the list is then, px */
    async append(count: number) {
      for (let added = 0; added < count; added += 1) {
        messages = [...messages, messageAt(messages.length)];
        show(messages);
        await task();
      }
      await frame();
      await settled();
      return fromEnd();
    },
    /** Scrolls upward, a step in each frame. @returns frames without a row at some place, and frames that came late */
    async scroll(frames: number, step: number) {
      const scrolled = scroller();
      let blank = 0;
      let late = 0;
      let before = performance.now();
      for (let at = 0; at < frames; at += 1) {
        scrolled.scrollTop -= step;
        await frame();
        const now = performance.now();
        if (at > 0 && now - before > 34) late += 1;
        before = now;
        // The frame before this moment was painted: what is in the page now is what was seen.
        if (isBlank(scrolled)) blank += 1;
      }
      return { blank, late };
    },
    nodes: () => root.querySelectorAll("*").length,
    rows: () =>
      scroller().querySelectorAll("li, [data-index], section.cs-message, .rce-container-mbox")
        .length,
    fromEnd,
  },
});
