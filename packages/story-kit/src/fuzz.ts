import fc, { type Arbitrary } from "fast-check";

type Environment = { readonly VITE_FUZZ_MINUTES?: string; readonly VITE_FUZZ_SEED?: string };

/** Packages without the types of Vite and Node import this file too. A browser may have neither. */
const { env: ofVite } = import.meta as unknown as {
  env?: Environment & { readonly SSR: boolean };
};
const { process } = globalThis as unknown as { process?: { env: Environment } };

/**
 * Written by `npm run fuzz`; 0 in `npm test`. In Node it is read from the process: Vitest stores modules with the
 * environment that Vite had when it read them, so the number of an earlier run would count.
 */
const environment = (ofVite?.SSR ? process?.env : ofVite) ?? {};
const minutes = Number(environment.VITE_FUZZ_MINUTES ?? 0);
/** Of values that are made again. */
const seed = environment.VITE_FUZZ_SEED ? { seed: Number(environment.VITE_FUZZ_SEED) } : {};

/**
 * Checks random values: in `npm test` a fixed number from a fixed seed, with `npm run fuzz` new ones
 * for minutes. A value that fails is made as small as possible and printed with its seed.
 * @param runs number of values in `npm test`
 */
export async function fuzz<Value>(
  values: Arbitrary<Value>,
  runs: number,
  check: (value: Value) => void | Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => check(value));
  await fc.assert(
    property,
    minutes > 0
      ? {
          numRuns: Number.MAX_SAFE_INTEGER,
          interruptAfterTimeLimit: minutes * 60_000,
          markInterruptAsFailure: false,
          ...seed,
        }
      : { numRuns: runs, seed: 1 },
  );
}

/**
 * Checks random values of each choice, so that none is left out: in `npm test` a fixed number of each, with
 * `npm run fuzz` values of random choices for minutes.
 * @param runs number of values of each choice in `npm test`
 * @returns whether each choice had its number of values, in their order
 */
export async function fuzzEach<Choice, Value>(
  choices: readonly Choice[],
  valuesOf: (choice: Choice) => Arbitrary<Value>,
  runs: number,
  check: (value: Value) => void | Promise<void>,
): Promise<boolean> {
  if (minutes > 0) {
    await fuzz(fc.constantFrom(...choices).chain(valuesOf), runs, check);
    return false;
  }
  for (const choice of choices) await fuzz(valuesOf(choice), runs, check);
  return true;
}

/** The time limit of a test that calls `fuzz`, ms. */
export const FUZZ_TIMEOUT = 120_000 + minutes * 60_000;

const ODD_TEXTS = [
  "",
  " ",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e308",
  "9007199254740993",
  "๑๒๓",
  "\u0000",
  "\ud800",
  "\u202e\u2066",
  "\u001b[2J",
  "%00",
  "../..",
  "{amount}",
  "' OR 1=1 --",
  "<script>trap()</script>",
  '"><img src=x onerror=trap()>',
  "javascript:trap()",
  "ก".repeat(3_000),
];

/** Texts that break programs, and any other text. */
export const oddTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

const oddNumbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 1e308, 2 ** 53, 0.1 + 0.2, 1e-9),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value, with texts and names that break programs. */
export const oddJson: Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: "json" },
    oddTexts,
    oddNumbers,
    fc.constantFrom(true, false, null),
    fc.array(tie("value"), { maxLength: 4, depthIdentifier: "json" }),
    fc.dictionary(oddTexts, tie("value"), { maxKeys: 4, depthIdentifier: "json" }),
  ),
})).value;
