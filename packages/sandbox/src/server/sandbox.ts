import type { Server } from "node:http";
import type { Edition } from "@satang/core";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { agentPageRoutes } from "../chat/agent-page.ts";
import { createChatSockets } from "../chat/chat-sockets.ts";
import { type Clock, createClock, type TimeSource } from "../clock/clock.ts";
import { CLIENT_HEADER, loadContract } from "../contract/contract.ts";
import type { DatabaseOption } from "../database/database.ts";
import { withoutStatement } from "../database/database-error.ts";
import { openDatabase } from "../database/open-database.ts";
import { DEMO_GIFT_LINK_KEY } from "../deposit/gift-link.ts";
import { createFaults } from "../faults/faults.ts";
import { createLateCalls } from "../faults/late-calls.ts";
import { GAME_SITE_PATH } from "../games/game-site.rules.ts";
import { gameSiteRoutes } from "../games/game-site-route.ts";
import { apiRoute, unexpectedError } from "../http/api-route.ts";
import { largestBody, refuseLarge } from "../http/body-size.ts";
import { handlers } from "../http/handlers.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { DROP_HEADER, replyHeaders } from "../http/reply-headers.ts";
import { createKeysInFlight } from "../idempotency/keys-in-flight.ts";
import { mediaRoutes } from "../media/media-route.ts";
import { MEDIA_PATH } from "../media/pictures.rules.ts";
import { createReplica } from "../replica/replica.ts";
import { ownerOnly } from "../scenario/owner-only.ts";
import { createScenario, type Scenario } from "../scenario/scenario.ts";
import { scenarioRoutes } from "../scenario/scenario-routes.ts";
import { seedWhenEmpty } from "../seed/seed.ts";
import { loadStaticFiles } from "../static/static-files.ts";
import { staticRoute } from "../static/static-route.ts";

/** Options of a sandbox; each has a default. */
export type SandboxOptions = {
  /** The Lao edition accepts phone numbers of any length, and its members hold kip or baht. @default "thai" */
  readonly edition?: Edition;
  /** @default { kind: "memory" } */
  readonly database?: DatabaseOption;
  /** Name of the client header, as `clientHeader.name` of the client. @default "x-client" */
  readonly clientHeader?: string;
  /** Underlying time. @default Date.now */
  readonly clock?: TimeSource;
  /** Folder of a built single-page app to serve. */
  readonly staticDir?: string;
  /** Whether `/sandbox/*` answers; it answers to this machine only. @default true */
  readonly scenarios?: boolean;
  /** More host names that may call `/sandbox/*`, in addition to those of this machine. @default [] */
  readonly scenarioHosts?: readonly string[];
  /** Trusted Types policies that the served app creates. @default dompurify and satang-worker */
  readonly trustedTypes?: readonly string[];
  /** Base64 AES-GCM key of gift links. @default the demo key */
  readonly giftLinkKey?: string;
  /** Prefix of the addresses of pictures, for an app on another origin. @default "" */
  readonly publicUrl?: string;
  /** Called with each one-time code. */
  readonly onOtp?: (phone: string, code: string) => void;
  /** Called with each error that is not a refusal; one of the database has no statement and no parameters. */
  readonly onError?: (error: unknown) => void;
};

/** A running sandbox without a port. */
export type Sandbox = {
  /**
   * Answers a request. Rejects as `fetch` does: with a TypeError when a fault cuts the connection, with the reason of
   * the request's signal when that is aborted.
   */
  fetch(request: Request): Promise<Response>;
  /** Answers a request; a reply with the `x-sandbox-drop` header means that the connection must be cut. */
  handle(request: Request): Promise<Response>;
  /** Accepts the sockets of the chat on a server, which is closed with the sandbox. */
  acceptSockets(server: Server): Promise<void>;
  readonly scenario: Scenario;
  close(): Promise<void>;
};

/**
 * Makes a backend that keeps the member wallet contract.
 *
 * @example
 * const sandbox = await createSandbox();
 * const headers = { "x-client": "wallet-user" };
 * const reply = await sandbox.fetch(new Request("http://sandbox.test/api/lookup/info", { headers }));
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock: Clock = createClock(options.clock);
  // Before the database: a folder that is missing must not leave the data folder locked.
  const files =
    options.staticDir === undefined ? undefined : await loadStaticFiles(options.staticDir);
  const [contract, database] = await Promise.all([
    loadContract(),
    openDatabase(options.database ?? { kind: "memory" }),
  ]);
  await seedWhenEmpty(database, clock.now()).catch(async (error: unknown) => {
    await database.close();
    throw withoutStatement(error);
  });
  const onError = options.onError ?? (() => undefined);
  const chatSockets = createChatSockets({
    db: database.db,
    now: clock.now,
    database: options.database ?? { kind: "memory" },
    onError,
  });
  const site = {
    chatLine: chatSockets,
    edition: options.edition ?? "thai",
    giftLinkKey: options.giftLinkKey ?? DEMO_GIFT_LINK_KEY,
    publicUrl: options.publicUrl ?? "",
    onOtp: options.onOtp ?? (() => undefined),
  };
  const clientHeader = (options.clientHeader ?? CLIENT_HEADER).toLowerCase();
  const faults = createFaults();
  const lateCalls = createLateCalls();
  const replica = createReplica({ db: database.db, now: clock.now, site });
  const scenario = createScenario({
    database,
    clock,
    faults,
    lateCalls,
    replica,
    chatLine: chatSockets,
  });
  const app = new Hono();
  app.onError(unexpectedError(onError));
  app.use(
    "/api/*",
    cors({
      origin: "*",
      allowHeaders: ["authorization", "content-type", "idempotency-key", clientHeader],
      exposeHeaders: ["Date", "Retry-After"],
      maxAge: 600,
    }),
  );
  app.use(
    replyHeaders(clock.now, {
      trustedTypes: options.trustedTypes ?? ["dompurify", "satang-worker"],
    }),
  );
  app.route(MEDIA_PATH, mediaRoutes(database.db, clock.now));
  app.use(`${GAME_SITE_PATH}/*`, async (context, next) => {
    const refusal = () => context.text("The form is too large", 413);
    return (await refuseLarge(context, largestBody.json, refusal)) ?? next();
  });
  app.route(GAME_SITE_PATH, gameSiteRoutes(database.db, clock.now));
  if (options.scenarios ?? true) {
    app.use("/sandbox/*", ownerOnly(options.scenarioHosts ?? []), async (context, next) => {
      const refusal = () => context.json({ ok: false, message: "the body is too large" }, 413);
      return (await refuseLarge(context, largestBody.owner, refusal)) ?? next();
    });
    app.route("/sandbox/agent", agentPageRoutes());
    app.route("/sandbox", scenarioRoutes(scenario, contract.operationIds, onError));
  }
  const closing = new AbortController();
  const api = {
    contract,
    handlers,
    site,
    clientHeader,
    db: database.db,
    now: clock.now,
    faults,
    lateCalls,
    keysInFlight: createKeysInFlight(),
    replica,
    rateLimit: createRateLimit(),
    onError,
    closing: closing.signal,
  };
  app.all("/api/*", apiRoute(api));
  app.all("/sandbox/*", (context) => context.json({ message: "Not found" }, 404));
  if (files !== undefined) app.get("*", staticRoute(files));
  const handle = async (request: Request) => app.fetch(request);
  return {
    scenario,
    handle,
    acceptSockets: chatSockets.attach,
    async fetch(request) {
      request.signal.throwIfAborted();
      const reply = await untilAborted(request.signal, handle(request));
      if (reply.headers.has(DROP_HEADER)) throw new TypeError("fetch failed");
      return reply;
    },
    async close() {
      closing.abort();
      await chatSockets.close();
      await lateCalls.drop();
      await database.close();
    },
  };
}

/** Rejects with the signal's reason as soon as it is aborted, as `fetch` does; the work itself continues. */
function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
