import type { RegisterField, RegisterProblem, RegisterStep } from "./register.types.ts";

const fieldsOfStep: Readonly<Record<RegisterStep, readonly RegisterField[]>> = {
  phone: ["phone"],
  otp: ["otpCode"],
  profile: ["name", "password", "confirmation", "source", "inviteCode"],
  bank: ["bankCode", "accountNo", "firstName", "lastName", "currency"],
  outcomeUnknown: [],
  registered: [],
  redirecting: [],
};

/** Problems of one field. */
export const findFieldProblem = (
  problems: readonly RegisterProblem[],
  field: RegisterField,
): RegisterProblem | null => problems.find((problem) => problem.field === field) ?? null;

/** Problems of a step as a whole, or of a field that the step does not show. */
export const findStepProblem = (
  problems: readonly RegisterProblem[],
  step: RegisterStep,
): RegisterProblem | null =>
  problems.find(({ field }) => field === null || !fieldsOfStep[step].includes(field)) ?? null;

/** The first field of a step that has a problem, in the order of the form. */
export const findFirstWrongField = (
  problems: readonly RegisterProblem[],
  step: RegisterStep,
): RegisterField | null =>
  fieldsOfStep[step].find((field) => findFieldProblem(problems, field) !== null) ?? null;
