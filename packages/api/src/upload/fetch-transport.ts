import type { UploadTransport } from "./upload.types.ts";

/** Sends with fetch: no progress before the end, but it works without XMLHttpRequest. */
export const fetchTransport =
  (send: (request: Request) => Promise<Response>): UploadTransport =>
  async ({ url, method, headers, form, signal }) => {
    const response = await send(
      new Request(url, { method, headers, body: form, signal, redirect: "manual" }),
    );
    return {
      status: response.status,
      text: await response.text(),
      date: response.headers.get("date"),
    };
  };
