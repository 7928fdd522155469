import { errorTexts } from "../errors/error-texts.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import {
  checkFields,
  type Fields,
  flag,
  oneOf,
  required,
  text,
  whole,
} from "../input/fields.rules.ts";
import { type Fault, type FaultKind, faultKinds } from "./faults.ts";

/** A timer of Node fires at once when it is asked to wait longer than 24.8 days. */
const LONGEST_MS = 24 * 3_600_000;

const withoutReply: ReadonlySet<FaultKind> = new Set([
  "delay",
  "slow",
  "dropBefore",
  "dropAfter",
  "late",
]);

const fields: Fields = {
  operationId: required(text),
  kind: required(oneOf(faultKinds)),
  times: whole(1, Number.MAX_SAFE_INTEGER, "a whole number above 0"),
  ms: whole(0, LONGEST_MS, `whole milliseconds from 0 to ${LONGEST_MS}`),
  code: {
    holds: (value) => typeof value === "string" && Object.hasOwn(errorTexts, value),
    is: "a code of the catalogue",
  },
  status: whole(200, 599, "a status from 200 to 599"),
  body: text,
  acts: flag,
};

/**
 * Checks a fault that came from outside.
 *
 * @throws ScenarioError naming the first field that is wrong
 */
export function checkFault(operationIds: ReadonlySet<string>, value: unknown): Fault {
  const fault = checkFields<Fault>("a fault", fields, value);
  const { operationId, kind } = fault;
  if (operationId !== "*" && !operationIds.has(operationId)) {
    throw new ScenarioError(`the contract has no operation ${operationId}`);
  }
  for (const name of ["acts", "status"] as const) {
    if (fault[name] !== undefined && withoutReply.has(kind)) {
      throw new ScenarioError(`${kind} does not replace the reply, so it takes no ${name}`);
    }
  }
  if ((kind === "body") !== (fault.body !== undefined)) {
    throw new ScenarioError("the text of the reply is given in body, for the kind body only");
  }
  return fault;
}
