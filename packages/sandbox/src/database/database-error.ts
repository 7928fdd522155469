const SQLSTATE = /^[0-9A-Z]{5}$/;

/** An error of the database that can be logged: without statement, parameters and values. */
class DatabaseError extends Error {
  constructor(reason: string, stack: string | undefined) {
    super(`a statement failed in the database (${reason})`);
    this.name = "DatabaseError";
    const frames = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    this.stack = [`${this.name}: ${this.message}`, ...frames].join("\n");
  }
}

/** The code of the first cause that has one: of the database (SQLSTATE) or of the connection to it. */
function reasonOf(thrown: unknown): string | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string" && (SQLSTATE.test(code) || /^E[A-Z]+$/.test(code))) return code;
  }
  return undefined;
}

const isOfStatement = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && ("query" in thrown || "routine" in thrown || "sqlstate" in thrown);

/**
 * Replaces an error of the database by one that can be logged. Statements and parameters contain phone numbers, codes
 * and hashes. Other errors are returned as they are.
 */
export function withoutStatement(thrown: unknown): unknown {
  const reason = reasonOf(thrown);
  const isDatabase = isOfStatement(thrown) || (reason !== undefined && SQLSTATE.test(reason));
  if (!isDatabase) return thrown;
  return new DatabaseError(reason ?? "no code", (thrown as Error).stack);
}
