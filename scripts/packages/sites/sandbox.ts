import type { SandboxServer } from "@satang/sandbox";
import { importPacked } from "../import-packed.ts";
import { MEMBER } from "./member.data.ts";

const LIGHT = "#F4F1E8";
/** The amounts of the wheel, each with the colour of its slice. Their words are those of no language. */
const PRIZES: readonly (readonly [prize: number, background: string, text: string])[] = [
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

/** Starts the sandbox of the packed files. */
export async function startSandbox(): Promise<SandboxServer> {
  const { startServer } = await importPacked("sandbox/dist/index.js");
  return startServer({ port: 0 });
}

/** Events outside of a page: at a bank, at the service, and in its support. */
export type Outside = ReturnType<typeof outsideOf>;

/** @param url of a sandbox */
export function outsideOf(url: string) {
  const { phone } = MEMBER;
  const send = async (path: string, body: object) => {
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
    payQr: (provider: string) => send("credit", { phone, provider }),
    refuseNext: (operationId: string, code: string) =>
      send("faults", { operationId, kind: "code", code }),
    answerChat: (text: string) => send("chat/answer", { phone, text }),
    endSession: () => send("session/end", { phone }),
  };
}
