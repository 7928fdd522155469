import type { Contestant } from "./contestant.types.ts";

const contestants: Readonly<Record<string, () => Promise<Contestant>>> = {
  compositor: async () => (await import("./compositor.ts")).compositor,
  satang: async () => (await import("./satang.tsx")).satang,
  canvas: async () => (await import("./canvas.ts")).canvasWheel,
  "spin-wheel": async () => (await import("./spin-wheel.ts")).spinWheel,
};

const who = new URLSearchParams(location.search).get("who") ?? "";
const root = document.getElementById("root");
const load = contestants[who];
if (!root || !load) throw new Error(`No wheel is called ${who}`);
const wheel = await (await load())(root);
Object.assign(window, { wheel });
