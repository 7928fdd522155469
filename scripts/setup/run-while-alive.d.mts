export interface Limits {
  /** File for all output of the command. */
  readonly log: string;
  /** ms without output after which the command counts as hung. */
  readonly silentFor: number;
  /** ms that the command may take in total. */
  readonly atMost: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Called every second with the ms since the start. */
  readonly onTick?: (ms: number) => void;
}

/** The part of a process that a run reads. */
export interface Started {
  /** Missing when the program could not be started. */
  readonly pid?: number | undefined;
  on(event: "close", listener: (code: number | null) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** System functions that a run needs. */
export interface Machine {
  start(command: readonly string[], limits: Limits): Started;
  /** Bytes in the log. */
  written(log: string): number;
  /** Sends a signal to all processes of a group. */
  signal(group: number, name: NodeJS.Signals): void;
}

export interface Ended {
  /** The exit code; 1 after a signal, 127 when there is no such program. */
  readonly code: number;
  /** Which limit ended the command. */
  readonly endedBy: "itself" | "silence" | "limit";
}

/** Runs a command while it writes to its log. */
export function runWhileAlive(
  command: readonly string[],
  limits: Limits,
  machine?: Machine,
): Promise<Ended>;
