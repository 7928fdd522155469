const UNIQUE_VIOLATION = "23505";

/** Name of the unique constraint that a write violated; `undefined` for another error. */
export function brokenUniqueConstraint(thrown: unknown): string | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === UNIQUE_VIOLATION) return typeof constraint === "string" ? constraint : "";
  }
  return undefined;
}
