import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PACKED } from "../pack.mjs";
import { MEMBER } from "./member.data.mjs";

/** The only slice of the wheel. Its words are those of no language. */
const PRIZE = {
  code: "CASH30",
  label: "฿30",
  name: "฿30",
  bgColor: "#232F79",
  textColor: "#F4F1E8",
  kind: "cash",
  prize: 30,
  weight: 1,
};

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
    /** All data as in the beginning, and a wheel with one prize. */
    begin: async () => {
      await send("reset", {});
      await send("settings", { wheelSlices: [PRIZE] });
    },
    payQr: (provider) => send("credit", { phone, provider }),
    refuseNext: (operationId, code) => send("faults", { operationId, kind: "code", code }),
    answerChat: (text) => send("chat/answer", { phone, text }),
    endSession: () => send("session/end", { phone }),
  };
}
