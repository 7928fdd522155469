import type { Fault } from "../faults/faults.ts";
import { errorStatus } from "./error-status.ts";
import { codedReply, JSON_TYPE, jsonReply, textReply } from "./json-reply.ts";

const RETRY_AFTER_SECONDS = "1";

const errorPage =
  "<!doctype html><html><head><title>502 Bad Gateway</title></head>" +
  "<body><center><h1>502 Bad Gateway</h1></center></body></html>";

function typeOf(text: string): Record<string, string> {
  if (text === "") return {};
  try {
    JSON.parse(text);
    return { "content-type": JSON_TYPE };
  } catch {
    return { "content-type": "text/plain; charset=utf-8" };
  }
}

/** The reply to a call with an Idempotency-Key that an earlier call still uses. */
export const stillProcessing = (status = 409): Response =>
  jsonReply(status, { message: "This request is still being processed" });

/** The reply that a fault gives instead of the real one; `undefined` when it leaves the reply as it is. */
export function faultReply(fault: Fault): Response | undefined {
  switch (fault.kind) {
    case "code": {
      const code = fault.code ?? "INTERNAL_SERVER_ERROR";
      const status = fault.status ?? Math.max(errorStatus[code], 400);
      return codedReply(code, status);
    }
    case "processing":
      return stillProcessing(fault.status);
    case "tooMany":
      return codedReply("REQUEST_LIMIT", fault.status, { "retry-after": RETRY_AFTER_SECONDS });
    case "body": {
      const text = fault.body ?? "";
      return textReply(fault.status ?? 200, text, typeOf(text));
    }
    case "garbage":
      return textReply(fault.status ?? 200, '{"amount": 12,4', { "content-type": JSON_TYPE });
    case "html":
      return textReply(fault.status ?? 502, errorPage, {
        "content-type": "text/html; charset=utf-8",
      });
    case "gone":
      return jsonReply(fault.status ?? 403, { message: "gone" });
    case "status":
      return jsonReply(fault.status ?? 503, { message: "The server is busy" });
    default:
      return undefined;
  }
}
