import { errorTexts } from "../http/error-codes.ts";
import type { Fault } from "./faults.ts";

const json = { "content-type": "application/json; charset=utf-8" };

const errorPage =
  "<!doctype html><html><head><title>502 Bad Gateway</title></head>" +
  "<body><center><h1>502 Bad Gateway</h1></center></body></html>";

/** The answer a fault gives in place of the real one; `undefined` when it leaves the answer alone. */
export function faultReply(fault: Fault): Response | undefined {
  switch (fault.kind) {
    case "code": {
      const code = fault.code ?? "INTERNAL_SERVER_ERROR";
      const [usual, message] = errorTexts[code];
      const status = fault.status ?? Math.max(usual, 400);
      return new Response(JSON.stringify({ code, message }), { status, headers: json });
    }
    case "garbage":
      return new Response('{"amount": 12,4', { status: fault.status ?? 200, headers: json });
    case "html":
      return new Response(errorPage, {
        status: fault.status ?? 502,
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    case "gone":
      return new Response(JSON.stringify({ message: "gone" }), {
        status: fault.status ?? 403,
        headers: json,
      });
    case "status":
      return new Response(JSON.stringify({ message: "The server is busy" }), {
        status: fault.status ?? 503,
        headers: json,
      });
    default:
      return undefined;
  }
}

/** Whether the call is carried out although a fault replaces its answer. */
export function actsDespite(fault: Fault): boolean {
  if (fault.kind === "dropAfter" || fault.kind === "delay") return true;
  return fault.acts === true;
}
