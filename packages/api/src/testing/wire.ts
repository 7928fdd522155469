import type { Answer } from "./answer.types.ts";

/** The body of a request: JSON, a form, or nothing. */
export const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data")) return request.formData();
  const text = await request.text();
  return text === "" ? undefined : (JSON.parse(text) as unknown);
};

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Turns an answer into a response. */
export const responseOf = async (
  answer: Answer,
  signal: AbortSignal,
  now?: () => number,
): Promise<Response> => {
  if (answer.kind === "hang") await untilAborted(signal);
  if (answer.kind === "hang" || answer.kind === "drop") return Response.error();
  const isJson = answer.kind === "json";
  const headers = new Headers({ "content-type": isJson ? "application/json" : answer.type });
  if (now) headers.set("date", new Date(now()).toUTCString());
  const body = isJson ? JSON.stringify(answer.body) : answer.body;
  return new Response(answer.status === 204 ? null : body, { status: answer.status, headers });
};
