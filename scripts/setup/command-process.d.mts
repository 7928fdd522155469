import type { SpawnOptions } from "node:child_process";

/** Starts a server by a command that starts other programs, and waits for a sign in its output. */
export function startCommand(
  command: readonly string[],
  sign: RegExp,
  options: SpawnOptions,
): Promise<{
  /** What the sign found. */
  readonly found: RegExpExecArray;
  /** Ends the command with everything that it started. */
  readonly close: () => Promise<void>;
}>;
