import { factsOf, isRead, OPERATION_IDS, type OperationId } from "@satang/api";
import { createSandbox, type Fault, type Sandbox } from "@satang/sandbox";
import { createVirtualTime, type VirtualTime } from "./virtual-time.ts";

/** When the matrix begins, server time in ms. */
const EPOCH = Date.UTC(2026, 5, 1, 3);
/** Duration of a message to the service or back, ms. */
const WAY_MS = 10;
export const SITE = "http://sandbox.test";

/** A call that left a tab. */
export type SentCall = {
  readonly call: string;
  readonly at: number;
  /** Whether the service that received it carries it out, now or later, unless it refuses it. */
  isCarriedOut: boolean;
};

/** The real sandbox on a virtual clock. */
export interface Backend {
  readonly time: VirtualTime;
  readonly sandbox: Sandbox;
  /** Every call of the contract that left a tab: method, path and time. */
  readonly sent: SentCall[];
  /** Time of the `Date` header minus time of the service that writes rows, ms. */
  dateError: number;
  /** Whether the body of a reply that a fault gives breaks off. */
  breaksBody: boolean;
  /** `fetch` over a connection with a delay. */
  fetch(request: Request): Promise<Response>;
  /** Asks the service directly, without the delay. */
  ask(method: string, path: string, token: string | null, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

const patternOf = (id: OperationId) => {
  const { method, path } = factsOf(id);
  return new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
};
/** The calls that a cell can give faults to: all that change something. */
const CALLS = OPERATION_IDS.filter((id) => !isRead(id)).map((id) => [patternOf(id), id] as const);
/** The contract's name of a call; `undefined` for reads. */
export const operationOf = (call: string) => CALLS.find(([pattern]) => pattern.test(call))?.[1];

/**
 * How long a fault delays a call before it is executed and answered, ms; time must continue
 * meanwhile.
 */
const heldBy = (fault: Fault | undefined) => (fault?.kind === "slow" ? (fault.ms ?? 0) : 0);

const LOSES_REPLY: ReadonlySet<string> = new Set(["delay", "slow", "dropAfter", "late"]);
const isCarriedOut = (fault: Fault | undefined) =>
  fault === undefined || fault.acts === true || LOSES_REPLY.has(fault.kind);

/** The same reply with another time in its `Date` header. */
function withDateError(reply: Response, error: number): Response {
  const date = reply.headers.get("date");
  if (error === 0 || date === null) return reply;
  const headers = new Headers(reply.headers);
  headers.set("date", new Date(Date.parse(date) + error).toUTCString());
  return new Response(reply.body, { status: reply.status, headers });
}

/** The same reply without its end: the first bytes, then a lost connection. */
async function withBrokenBody(reply: Response): Promise<Response> {
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const parts = [bytes.slice(0, bytes.length / 2)];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.pop();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { status: reply.status, headers: reply.headers });
}

/**
 * Events of a page that nobody uses, for the listeners of the engine. Created after the database,
 * which would treat a page as a browser.
 */
function openPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  Object.assign(globalThis, { window: page, document: page });
}

/** Replaces the timers and the monotonic clock of this process: the sandbox and the client read the same time. */
export async function openBackend(): Promise<Backend> {
  const working = new Set<{ readonly from: number }>();
  const time = createVirtualTime(() => [...working].some(({ from }) => from <= time.now()));
  const real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    performanceNow: performance.now,
  };
  const sandbox = await createSandbox({ clock: () => EPOCH + time.now(), scenarios: false });
  openPage();
  Object.assign(globalThis, { setTimeout: time.setTimeout, clearTimeout: time.clearTimeout });
  performance.now = time.now;

  const sent: SentCall[] = [];
  const { faults } = sandbox.scenario;
  /** Time does not move while the service works, but it moves while a fault delays the call. */
  const work = async <T>(from: number, run: () => Promise<T>): Promise<T> => {
    const one = { from };
    working.add(one);
    try {
      return await run();
    } finally {
      working.delete(one);
    }
  };
  /** Late work of a fault is real work too, and no reply ends it. A cell has one such call. */
  const followEffect = (fault: Fault | undefined) => {
    const ms = fault?.ms;
    if (ms === undefined) return;
    time.setTimeout(() => void work(0, () => sandbox.scenario.carryOutLateCalls()), ms + 1);
  };
  /** The service has read a call that a fault delays. Before that, time must not move. */
  const untilHeld = async (ms: number) => {
    while (!time.isDueIn(ms)) await time.turn();
  };

  const backend: Backend = {
    time,
    sandbox,
    sent,
    dateError: 0,
    breaksBody: false,
    async fetch(request) {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const body = await request.clone().arrayBuffer();
      const one: SentCall = { call, at: time.now(), isCarriedOut: false };
      sent.push(one);
      await time.wait(WAY_MS);
      const operation = operationOf(call);
      const fault = faults.list().find(({ operationId }) => operationId === operation);
      one.isCarriedOut = isCarriedOut(fault);
      const init = { method: request.method, headers: request.headers, signal: request.signal };
      const copy = new Request(request.url, body.byteLength === 0 ? init : { ...init, body });
      followEffect(fault);
      try {
        const held = heldBy(fault);
        const reply = work(time.now() + held, () => sandbox.fetch(copy));
        if (held > 0) await work(0, () => untilHeld(held));
        const arrived = withDateError(await reply, backend.dateError);
        return fault && backend.breaksBody ? withBrokenBody(arrived) : arrived;
      } finally {
        await time.wait(WAY_MS);
      }
    },
    async ask(method, path, token, body) {
      const headers: Record<string, string> = {
        "x-client": "wallet-user",
        "idempotency-key": crypto.randomUUID(),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const reply = await sandbox.fetch(new Request(SITE + path, { method, headers, ...init }));
      const value: unknown = await reply.json();
      return reply.ok ? value : null;
    },
    async close() {
      Object.assign(globalThis, {
        setTimeout: real.setTimeout,
        clearTimeout: real.clearTimeout,
      });
      performance.now = real.performanceNow;
      await sandbox.close();
    },
  };
  return backend;
}
