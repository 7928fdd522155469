import type { Fault, SettingsChange } from "@satang/sandbox";
import type { Operation } from "./operations.ts";

const SECOND = 1_000;
/** Delay beyond the client's timeout (60 s). */
const AFTER_TIMEOUT = 63 * SECOND;
const FOR_GOOD = 1_000_000;

/** The fault of the service in a cell. */
export type Trouble = {
  readonly name: string;
  /** Faults of the call that executes the operation; each affects one call. */
  readonly fault?: Omit<Fault, "operationId">;
  readonly settings?: SettingsChange;
  /** The body of the reply to that call breaks off, as one in gzip does. */
  readonly breaksBody?: boolean;
  /** Time of the `Date` header minus time of the clock that writes rows, ms. */
  readonly dateError?: number;
  /** The fault of the read by which the operation is judged, permanently. */
  readonly evidence?: Omit<Fault, "operationId">;
  /** The member has to sign in again after the reply. */
  readonly endsSession?: boolean;
  /** Nothing can prove the outcome, so that "not known yet" may stay permanently. */
  readonly mayStayOpen?: boolean;
  /** @default every operation */
  readonly concerns?: (operation: Operation) => boolean;
};

const isMove = ({ isMove: is }: Operation) => is;
/** Without the wallet the member is not known, and the pages show that it cannot be read. */
const knowsMember = ({ evidence }: Operation) => evidence !== "walletGet";
const isMembers = ({ isVisitors }: Operation) => !isVisitors;

const body = (name: string, text: string, acts: boolean, status = 200): Trouble => ({
  name: `${status} ${name}${acts ? ", acts" : ""}`,
  fault: { kind: "body", body: text, status, ...(acts ? { acts } : {}) },
});
const SUCCESS = '{"code":"SUCCESS","message":"Moved"}';
/** Replies of something on the way, to a call that was executed and to one that never reached the service. */
const unproven: readonly Trouble[] = [false, true].flatMap((acts) => [
  body("empty", "", acts),
  body("null", "null", acts),
  body("true", "true", acts),
  body("OK", "OK", acts),
  body('"SUCCESS"', '"SUCCESS"', acts),
  body("other words", '{"message":"Please sign in"}', acts),
  body("foreign object", '{"foo":1}', acts),
  body("list", "[]", acts),
  body("list of objects", '[{"foo":1}]', acts),
  body("list of errors", '{"errors":[]}', acts),
  body("code that contradicts itself", '{"code":"OK","success":"false"}', acts),
  body("success of another service", '{"success":true,"user_url":"http://portal.example/"}', acts),
  body("code OK with a refusing message", '{"code":"OK","message":"MONEY_NOT_ENOUGH"}', acts),
  body("redirect", "", acts, 302),
  body("client has left", "", acts, 499),
  body("words of a filter", "Access denied", acts, 403),
  ...[520, 525, 530].map((status) =>
    body("content network", `error code: ${status}`, acts, status),
  ),
  { ...body("that breaks off", SUCCESS, acts), breaksBody: true },
]);
const down = { kind: "status" } as const;
const lost = { kind: "dropAfter" } as const;
const never = { kind: "dropBefore" } as const;

/** Every way in which a service of the matrix misbehaves. */
export const troubles: readonly Trouble[] = [
  { name: "none" },
  { name: "dropBefore", fault: never },
  { name: "dropAfter", fault: lost },
  { name: "late 9 s", fault: { kind: "late", ms: 9 * SECOND } },
  { name: "slow 12 s", fault: { kind: "slow", ms: 12 * SECOND } },
  { name: "slow 63 s", fault: { kind: "slow", ms: AFTER_TIMEOUT } },
  { name: "409, acts 5 s later", fault: { kind: "processing", acts: true, ms: 5 * SECOND } },
  { name: "429, acts 5 s later", fault: { kind: "tooMany", acts: true, ms: 5 * SECOND } },
  { name: "409", fault: { kind: "processing" } },
  { name: "429", fault: { kind: "tooMany" } },
  { name: "refusal", fault: { kind: "code", code: "TRANSFER_FAIL" } },
  body("code", '{"code":"MONEY_NOT_ENOUGH","message":"no"}', false),
  body("success false", '{"success":false}', false),
  body("success false with OK", '{"code":"OK","success":false}', false),
  ...unproven,
  { name: "half a JSON", fault: { kind: "garbage" } },
  { name: "half a JSON, acts", fault: { kind: "garbage", acts: true } },
  { name: "200 HTML", fault: { kind: "html", status: 200 } },
  { name: "200 HTML, acts", fault: { kind: "html", status: 200, acts: true } },
  { name: "502 HTML", fault: { kind: "html" } },
  { name: "502 HTML, acts", fault: { kind: "html", acts: true } },
  { name: "503", fault: { kind: "status" } },
  { name: "503, acts", fault: { kind: "status", acts: true } },
  { name: "replica 6 s, dropBefore", settings: { replicaLagMs: 6 * SECOND }, fault: never },
  { name: "replica 6 s, dropAfter", settings: { replicaLagMs: 6 * SECOND }, fault: lost },
  {
    name: "own numbers, dropBefore",
    settings: { references: "own" },
    fault: never,
    concerns: isMove,
  },
  {
    name: "own numbers, dropAfter",
    settings: { references: "own" },
    fault: lost,
    mayStayOpen: true,
    concerns: isMove,
  },
  {
    name: "no references, dropBefore",
    settings: { references: "none" },
    fault: never,
    concerns: isMove,
  },
  {
    name: "no references, dropAfter",
    settings: { references: "none" },
    fault: lost,
    mayStayOpen: true,
    concerns: isMove,
  },
  {
    name: "no references, late 9 s",
    settings: { references: "none" },
    fault: { kind: "late", ms: 9 * SECOND },
    mayStayOpen: true,
    concerns: isMove,
  },
  { name: "no idempotency, dropAfter", settings: { idempotency: false }, fault: lost },
  {
    name: "no idempotency, late 9 s",
    settings: { idempotency: false },
    fault: { kind: "late", ms: 9 * SECOND },
  },
  {
    name: "refusal of a call that the browser repeated",
    settings: { idempotency: false },
    fault: { kind: "code", code: "MONEY_NOT_ENOUGH", acts: true },
    concerns: isMove,
  },
  { name: "rows 20 s behind, dropAfter", dateError: 20 * SECOND, fault: lost, concerns: isMove },
  {
    name: "rows 20 s behind, own numbers, dropAfter",
    dateError: 20 * SECOND,
    settings: { references: "own" },
    fault: lost,
    mayStayOpen: true,
    concerns: isMove,
  },
  {
    name: "rows 20 s behind, own numbers, dropBefore",
    dateError: 20 * SECOND,
    settings: { references: "own" },
    fault: never,
    concerns: isMove,
  },
  { name: "evidence down", evidence: down, mayStayOpen: true, concerns: knowsMember },
  {
    name: "evidence down, dropBefore",
    evidence: down,
    fault: never,
    mayStayOpen: true,
    concerns: knowsMember,
  },
  {
    name: "evidence down, dropAfter",
    evidence: down,
    fault: lost,
    mayStayOpen: true,
    concerns: knowsMember,
  },
  ...(
    [
      "",
      "OK",
      "[]",
      '{"foo":1}',
      '[{"foo":1}]',
      '{"errors":[]}',
      '{"success":"false","data":[]}',
    ] as const
  ).map(
    (text): Trouble => ({
      name: `evidence is ${text || "empty"}, dropAfter`,
      evidence: { kind: "body", body: text },
      fault: lost,
      mayStayOpen: true,
      concerns: knowsMember,
    }),
  ),
  {
    name: "evidence is a page, dropAfter",
    evidence: { kind: "html", status: 200 },
    fault: lost,
    mayStayOpen: true,
    concerns: knowsMember,
  },
  { name: "gone", fault: { kind: "gone" } },
  { name: "gone, acts", fault: { kind: "gone", acts: true } },
  {
    name: "session ended",
    fault: { kind: "code", code: "EXPIRED_AUTH_TOKEN" },
    endsSession: true,
    concerns: isMembers,
  },
  {
    name: "session ended, acts",
    fault: { kind: "code", code: "EXPIRED_AUTH_TOKEN", acts: true },
    endsSession: true,
    concerns: isMembers,
  },
];

/** The faults of a cell, in the form of the sandbox. */
export function faultsOf(trouble: Trouble, { call, evidence }: Operation): readonly Fault[] {
  const { fault, evidence: ofEvidence } = trouble;
  return [
    ...(fault ? [{ ...fault, operationId: call }] : []),
    ...(ofEvidence ? [{ ...ofEvidence, operationId: evidence, times: FOR_GOOD }] : []),
  ];
}
