import { toExactSatang } from "@satang/core";
import { ScenarioError } from "../errors/scenario-error.ts";
import { findUnstorable } from "./storable.rules.ts";

/** The values that a field accepts, and the text that describes them. */
export type Field = {
  readonly holds: (value: unknown) => boolean;
  readonly is: string;
  readonly isRequired?: true;
};

/** The fields that an object may have. */
export type Fields = Readonly<Record<string, Field>>;

export const flag: Field = { holds: (value) => typeof value === "boolean", is: "true or false" };

export const text: Field = { holds: (value) => typeof value === "string", is: "a text" };

export const anything: Field = { holds: () => true, is: "any value" };

export const anObject: Field = {
  holds: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  is: "an object",
};

export const moment: Field = {
  holds: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  is: "an ISO 8601 moment",
};

export const baht: Field = {
  holds: (value) => typeof value === "number" && toExactSatang(value) !== null,
  is: "an amount in baht",
};

/** An amount in kip, with the same steps. */
export const kip: Field = { ...baht, is: "an amount in kip" };

/** A whole number within bounds, both included. */
export const whole = (least: number, most: number, is: string): Field => ({
  holds: (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  is,
});

/** Field with one of a few words. */
export const oneOf = (words: readonly string[]): Field => ({
  holds: (value) => words.some((word) => word === value),
  is: `one of ${words.join(", ")}`,
});

/** A text of a form. */
export const matching = (pattern: RegExp, is: string): Field => ({
  holds: (value) => typeof value === "string" && pattern.test(value),
  is,
});

/** A list of objects with these fields. */
export const listOf = (fields: Fields, is: string): Field => ({
  holds: (value) =>
    Array.isArray(value) && value.every((item) => holdsFields(fields, item as unknown)),
  is,
});

/** A field that is required. */
export const required = (field: Field): Field => ({ ...field, isRequired: true });

function holdsFields(fields: Fields, value: unknown): boolean {
  try {
    checkFields("an item", fields, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks an object that came from outside.
 *
 * @param noun name of the object, for the message
 * @throws ScenarioError naming the first field that is missing, unknown or wrong
 */
export function checkFields<Checked>(noun: string, fields: Fields, value: unknown): Checked {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ScenarioError(`${noun} is an object`);
  }
  const odd = findUnstorable(value, "");
  if (odd !== undefined) throw new ScenarioError(`${odd.at.slice(1)} ${odd.message}`);
  for (const [name, { isRequired }] of Object.entries(fields)) {
    if (isRequired && !Object.hasOwn(value, name)) throw new ScenarioError(`${noun} needs ${name}`);
  }
  for (const [name, inner] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) throw new ScenarioError(`${noun} has no ${name}`);
    if (!field.holds(inner)) throw new ScenarioError(`${name} is ${field.is}`);
  }
  return value as Checked;
}
