import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PACKED } from "../pack.mjs";
import { MEMBER } from "./member.data.mjs";

const LIGHT = "#F4F1E8";
/** The amounts of the wheel, each with the colour of its slice. Their words are those of no language. */
const PRIZES = [
  [30, "#232F79", LIGHT],
  [50, "#F5C451", "#1C1A17"],
  [100, "#0E7C66", LIGHT],
  [20, "#232F79", LIGHT],
  [500, "#C22B6B", "#FFFFFF"],
  [80, "#F5C451", "#1C1A17"],
];
const wheelSlices = PRIZES.map(([prize, bgColor, textColor], at) => ({
  code: `CASH${prize}`,
  label: `฿${prize}`,
  name: `฿${prize}`,
  bgColor,
  textColor,
  kind: "cash",
  prize,
  // Only the first one is won.
  weight: at === 0 ? 1 : 0,
}));

/**
 * Starts the sandbox of the packed files.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startSandbox() {
  const file = join(PACKED, "node_modules/@satang/sandbox/dist/index.js");
  const { startServer } = await import(pathToFileURL(file).href);
  return startServer({ port: 0 });
}

/**
 * What happens outside of a page: at a bank, at the service, and in its support.
 * @param {string} url of a sandbox
 */
export function outsideOf(url) {
  const { phone } = MEMBER;
  const send = async (path, body) => {
    const reply = await fetch(`${url}/sandbox/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`the sandbox answers ${path} with ${await reply.text()}`);
  };
  return {
    /** All data as in the beginning, and a wheel of which one prize is won. */
    begin: async () => {
      await send("reset", {});
      await send("settings", { wheelSlices });
    },
    payQr: (provider) => send("credit", { phone, provider }),
    refuseNext: (operationId, code) => send("faults", { operationId, kind: "code", code }),
    answerChat: (text) => send("chat/answer", { phone, text }),
    endSession: () => send("session/end", { phone }),
  };
}
