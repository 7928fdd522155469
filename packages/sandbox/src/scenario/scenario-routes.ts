import { type Context, Hono } from "hono";
import { type Fault, faultKinds } from "../faults/faults.ts";
import { errorTexts } from "../http/error-codes.ts";
import { Refusal } from "../http/refusal.ts";
import type { Scenario } from "./scenario.ts";
import { ScenarioError } from "./scenario-error.ts";

async function bodyOf<Body>(context: Context): Promise<Body> {
  const text = await context.req.text();
  try {
    return JSON.parse(text === "" ? "{}" : text) as Body;
  } catch {
    throw new ScenarioError("the body is not JSON");
  }
}

function checkFault(operationIds: ReadonlySet<string>, fault: Fault): Fault {
  if (fault.operationId !== "*" && !operationIds.has(fault.operationId)) {
    throw new ScenarioError(`the contract has no operation ${fault.operationId}`);
  }
  if (!faultKinds.includes(fault.kind)) {
    throw new ScenarioError(`kind is one of ${faultKinds.join(", ")}`);
  }
  if (fault.code !== undefined && !(fault.code in errorTexts)) {
    throw new ScenarioError(`the catalogue has no code ${fault.code}`);
  }
  return fault;
}

type ClockChange = { advanceMs?: number; freezeAt?: string; reset?: boolean };

function momentOf(iso: string): Date {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) throw new ScenarioError("freezeAt is an ISO 8601 moment");
  return at;
}

function moveClock({ clock }: Scenario, { advanceMs, freezeAt, reset }: ClockChange): void {
  if (reset === true) clock.reset();
  if (freezeAt !== undefined) clock.freeze(momentOf(freezeAt));
  if (advanceMs !== undefined) clock.advance(advanceMs);
}

/** The scenario calls over HTTP, below `/sandbox`. */
export function scenarioRoutes(scenario: Scenario, operationIds: readonly string[]): Hono {
  const routes = new Hono();
  const known = new Set(operationIds);
  const post = <Body>(path: string, act: (body: Body) => unknown) =>
    routes.post(path, async (context) =>
      context.json({ ok: true, result: (await act(await bodyOf<Body>(context))) ?? null }),
    );
  post<{ freezeAt?: string }>("/reset", ({ freezeAt }) =>
    scenario.reset(freezeAt === undefined ? {} : { freezeAt: momentOf(freezeAt) }),
  );
  post("/credit", scenario.credit);
  post("/settings", scenario.setSettings);
  post("/member", scenario.setMember);
  post<{ phone: string }>("/session/end", ({ phone }) => scenario.endSessions(phone));
  post("/withdraw/settle", scenario.settleWithdrawal);
  post("/slip/judge", scenario.judgeSlip);
  post<{ phone: string }>("/otp/verified", ({ phone }) => scenario.verifyPhone(phone));
  post<ClockChange>("/clock", (change) => {
    moveClock(scenario, change);
    return { now: scenario.clock.now().toISOString() };
  });
  post<Fault | readonly Fault[]>("/faults", (body) => {
    const faults = Array.isArray(body) ? (body as readonly Fault[]) : [body as Fault];
    faults.map((fault) => checkFault(known, fault)).forEach(scenario.faults.add);
    return scenario.faults.list();
  });
  routes.delete("/faults", (context) => {
    scenario.faults.clear();
    return context.json({ ok: true, result: [] });
  });
  routes.get("/faults", (context) => context.json({ ok: true, result: scenario.faults.list() }));
  routes.get("/clock", (context) =>
    context.json({ ok: true, result: { now: scenario.clock.now().toISOString() } }),
  );
  routes.get("/ledger", async (context) =>
    context.json({ ok: true, result: await scenario.audit() }),
  );
  routes.get("/otp", async (context) => {
    const code = await scenario.otp(context.req.query("phone") ?? "");
    return context.json({ ok: true, result: { code } });
  });
  routes.onError((error, context) => {
    const isCallers =
      error instanceof ScenarioError || error instanceof Refusal || error instanceof RangeError;
    return context.json({ ok: false, message: error.message }, isCallers ? 400 : 500);
  });
  return routes;
}
