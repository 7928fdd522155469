import type { Show } from "./printable.rules.ts";

const LARGEST_BODY = 4 * 1024 * 1024;

/** Reply to one request, or its failure. */
export type Exchange =
  | {
      readonly kind: "reply";
      readonly status: number;
      readonly text: string;
      readonly headers: Headers;
    }
  | {
      readonly kind: "noReply";
      /** `null` when not even a status arrived. */
      readonly status: number | null;
      readonly message: string;
      /** The server cannot be reached at all, so that another call would end in the same way. */
      readonly isUnreachable: boolean;
    };

/** Sends one request. Never rejects. */
export type Send = (request: Request) => Promise<Exchange>;

const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at this address",
  ENOTFOUND: "this name has no address",
  EAI_AGAIN: "this name could not be looked up",
  EHOSTUNREACH: "no network leads to this address",
  ENETUNREACH: "no network leads to this address",
};

const CERTIFICATE = /CERT|SELF_SIGNED|^ERR_(?:TLS|SSL)/;

const noReply = (
  message: string,
  status: number | null = null,
  isUnreachable = false,
): Exchange => ({ kind: "noReply", status, message, isUnreachable });

/** The code of an error of the network; it is inside of the one that `fetch` throws, for two addresses of a name inside of a list. */
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown; errors?: readonly { code?: unknown }[] } };
  const code = cause?.code ?? cause?.errors?.[0]?.code;
  return typeof code === "string" ? code : "";
}

function brokenConnection(error: unknown): Exchange {
  const code = codeOf(error);
  const reason = unreachable[code];
  if (reason !== undefined) return noReply(`The server cannot be reached: ${reason}.`, null, true);
  if (CERTIFICATE.test(code)) {
    return noReply(`The certificate of the server is not accepted (${code}).`, null, true);
  }
  const suffix = /^[A-Z_]+$/.test(code) ? ` (${code})` : "";
  return noReply(`The connection ended without a readable reply${suffix}.`);
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

/** The body as text; `null` when it is larger than the check reads. */
async function readText(reply: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function redirected(request: Request, reply: Response, show: Show): Exchange {
  const to = reply.headers.get("location") ?? "";
  const target = URL.canParse(to, request.url) ? new URL(to, request.url) : null;
  const where =
    target === null
      ? "without an address"
      : target.origin === new URL(request.url).origin
        ? `to ${show.text(target.pathname)}`
        : `to another origin, ${show.text(target.origin)}`;
  return noReply(
    `The server redirects ${where}. Redirects are not followed, so that the token goes nowhere else.`,
    reply.status,
  );
}

/**
 * Creates the function that sends every request of a check. Redirects are not followed, a reply has
 * a time limit and its body a largest size.
 */
export function createSend(
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
  show: Show,
): Send {
  const seconds = `${timeoutMs / 1_000} s`;
  return async (request) => {
    const signal = AbortSignal.timeout(timeoutMs);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    let reply: Response;
    try {
      reply = await fetch(new Request(request, { redirect: "manual", signal }));
    } catch (error) {
      return isTimeout(error)
        ? noReply(`No reply came within ${seconds}.`)
        : brokenConnection(error);
    }
    const { status } = reply;
    if (status >= 300 && status < 400) {
      await reply.body?.cancel();
      return redirected(request, reply, show);
    }
    try {
      const text = await readText(reply);
      if (text !== null) return { kind: "reply", status, text, headers: reply.headers };
      const most = `${LARGEST_BODY / 1024 / 1024} MB`;
      return noReply(`The body of the reply is larger than ${most}; it was not read.`, status);
    } catch (error) {
      return isTimeout(error)
        ? noReply(`The body of the reply did not end within ${seconds}.`, status)
        : noReply("The connection ended in the middle of the reply.", status);
    }
  };
}
