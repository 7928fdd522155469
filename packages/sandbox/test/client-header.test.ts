import { afterAll, beforeAll, expect, it } from "vitest";
import { type SandboxServer, startServer } from "../src/index.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

let server: SandboxServer;
beforeAll(async () => {
  server = await startServer({ port: 0, clientHeader: "X-Acme-App" });
}, START_TIMEOUT);
afterAll(() => server.close());

it("a host that renamed the client header may send it from another origin, and is answered", async () => {
  const preflight = await fetch(`${server.url}/api/lookup/info`, {
    method: "OPTIONS",
    headers: {
      origin: "https://partner.example",
      "access-control-request-method": "GET",
      "access-control-request-headers": "x-acme-app",
    },
  });
  const allowed = preflight.headers.get("access-control-allow-headers") ?? "";
  expect(allowed.toLowerCase().split(",")).toContain("x-acme-app");
  const reply = await fetch(`${server.url}/api/lookup/info`, { headers: { "x-acme-app": "web" } });
  expect(reply.status).toBe(200);
});

it("a call without the renamed header gets an error that names it", async () => {
  const reply = await fetch(`${server.url}/api/lookup/info`, { headers: { "x-client": "web" } });
  expect(await reply.json()).toMatchObject({
    code: "KEY_MISSING",
    message: "The x-acme-app header is missing",
  });
});
