import { readFile } from "node:fs/promises";
import type { FakeBackend } from "@satang/api/testing";
import type { Route } from "playwright";
import { policyOf, typeOf } from "./policy.ts";
import type { BuiltSite } from "./site.types.ts";

/** Local, so that the page is a secure context; no server listens there. */
export const HOST = "http://localhost:6171";

/** The token that the sign-in of a site knows. */
const TOKEN = "token-of-the-host";

async function answerCall(route: Route, backend: FakeBackend) {
  const request = route.request();
  const body = request.postDataBuffer();
  const reply = await backend.respond(
    new Request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: body && new Uint8Array(body),
    }),
  );
  return route.fulfill({
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  });
}

async function answerFile(route: Route, file: string, trusted: string) {
  const body = await readFile(file).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  return route.fulfill({
    body,
    contentType: typeOf(file),
    headers: { "content-security-policy": policyOf(trusted) },
  });
}

/** Answers everything that a page of a built site asks for: calls, the sign-in of the site, and its files. */
export async function answer(
  route: Route,
  { fileOf, trusted }: BuiltSite,
  backend: FakeBackend,
): Promise<void> {
  const url = new URL(route.request().url());
  if (url.origin !== HOST) return route.abort();
  if (url.pathname.startsWith("/api/")) return answerCall(route, backend);
  if (url.pathname === "/host/token") return route.fulfill({ body: TOKEN });
  return answerFile(route, fileOf(url.pathname), trusted);
}
