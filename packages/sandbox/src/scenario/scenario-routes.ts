import { type Context, Hono } from "hono";
import { withoutStatement } from "../database/database-error.ts";
import { Refusal } from "../errors/refusal.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import { checkFault } from "../faults/check-fault.ts";
import { checkFields, type Fields } from "../input/fields.rules.ts";
import { LedgerError } from "../ledger/ledger-error.ts";
import type { SettingsChange } from "../settings/settings.ts";
import type { Scenario } from "./scenario.ts";
import { scenarioBodies } from "./scenario-bodies.rules.ts";

async function bodyOf(context: Context): Promise<unknown> {
  const sent = await context.req.text();
  try {
    return JSON.parse(sent === "" ? "{}" : sent);
  } catch {
    throw new ScenarioError("the body is not JSON");
  }
}

type ClockChange = { advanceMs?: number; freezeAt?: string; reset?: boolean };

function moveClock({ clock }: Scenario, { advanceMs, freezeAt, reset }: ClockChange): void {
  if (reset === true) clock.reset();
  if (freezeAt !== undefined) clock.freeze(new Date(freezeAt));
  if (advanceMs !== undefined) clock.advance(advanceMs);
}

/** The scenario calls over HTTP, below `/sandbox`. */
export function scenarioRoutes(
  scenario: Scenario,
  operationIds: readonly string[],
  report: (error: unknown) => void,
): Hono {
  const routes = new Hono();
  const known = new Set(operationIds);
  const post = (path: string, act: (body: unknown) => unknown) =>
    routes.post(path, async (context) =>
      context.json({ ok: true, result: (await act(await bodyOf(context))) ?? null }),
    );
  const checked = <Body>(path: string, fields: Fields, act: (body: Body) => unknown) =>
    post(path, (body) => act(checkFields<Body>("the body", fields, body)));
  checked<{ freezeAt?: string }>("/reset", scenarioBodies.reset, ({ freezeAt }) =>
    scenario.reset(freezeAt === undefined ? {} : { freezeAt: new Date(freezeAt) }),
  );
  checked("/credit", scenarioBodies.credit, scenario.credit);
  post("/settings", (body) => scenario.setSettings(body as SettingsChange));
  checked("/member", scenarioBodies.member, scenario.setMember);
  checked<{ phone: string }>("/session/end", scenarioBodies.ofPhone, ({ phone }) =>
    scenario.endSessions(phone),
  );
  checked("/play", scenarioBodies.play, scenario.play);
  checked("/withdraw/settle", scenarioBodies.settle, scenario.settleWithdrawal);
  checked("/slip/judge", scenarioBodies.judge, scenario.judgeSlip);
  checked("/chat/answer", scenarioBodies.answer, scenario.answerChat);
  checked("/chat/seen", scenarioBodies.person, scenario.seeChat);
  checked("/chat/typing", scenarioBodies.typing, scenario.typeInChat);
  checked("/chat/end", scenarioBodies.person, scenario.endChat);
  checked("/chat/emit", scenarioBodies.emit, scenario.emitChat);
  checked("/chat/cut", scenarioBodies.person, scenario.cutChat);
  checked("/chat/read", scenarioBodies.reading, scenario.readChat);
  post("/chat/list", () => scenario.listChats());
  checked<{ phone: string }>("/otp/verified", scenarioBodies.ofPhone, ({ phone }) =>
    scenario.verifyPhone(phone),
  );
  checked<ClockChange>("/clock", scenarioBodies.clock, (change) => {
    moveClock(scenario, change);
    return { now: scenario.clock.now().toISOString() };
  });
  post("/faults", (body) => {
    const ordered: readonly unknown[] = Array.isArray(body) ? body : [body];
    ordered.map((fault) => checkFault(known, fault)).forEach(scenario.faults.add);
    return scenario.faults.list();
  });
  post("/faults/carry-out", () => scenario.carryOutLateCalls());
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
  const ofPhone = (path: string, read: (phone: string) => Promise<unknown>) =>
    routes.get(path, async (context) => {
      const { phone } = checkFields<{ phone: string }>("the query", scenarioBodies.ofPhone, {
        phone: context.req.query("phone") ?? "",
      });
      return context.json({ ok: true, result: await read(phone) });
    });
  ofPhone("/otp", async (phone) => ({ code: await scenario.otp(phone) }));
  ofPhone("/slips", async (phone) => ({ made: await scenario.countSlips(phone) }));
  ofPhone("/qrs", async (phone) => ({ made: await scenario.countQrs(phone) }));
  routes.onError((error, context) => {
    const isCallers = [ScenarioError, Refusal, LedgerError, RangeError].some(
      (kind) => error instanceof kind,
    );
    if (isCallers) return context.json({ ok: false, message: error.message }, 400);
    report(withoutStatement(error));
    return context.json({ ok: false, message: "the call failed" }, 500);
  });
  return routes;
}
