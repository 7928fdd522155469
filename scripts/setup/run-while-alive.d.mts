export interface Limits {
  /** File for all that the command writes. */
  readonly log: string;
  /** ms without output after which the command counts as hung. */
  readonly silentFor: number;
  /** ms that the command may take in total. */
  readonly atMost: number;
  readonly env?: NodeJS.ProcessEnv;
  /** Called every second with the ms since the start. */
  readonly onTick?: (ms: number) => void;
}

/** What a run reads of a process that it started. */
export interface Started {
  /** None when the program could not be started. */
  readonly pid?: number | undefined;
  on(event: "close", listener: (code: number | null) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
}

/** What a run needs of the machine. */
export interface Machine {
  start(command: readonly string[], limits: Limits): Started;
  /** Bytes in the log. */
  written(log: string): number;
  /** To all processes of a group. */
  signal(group: number, name: NodeJS.Signals): void;
}

export interface Ended {
  /** The exit code; 1 after a signal, 127 when there is no such program. */
  readonly code: number;
  /** Which limit ended the command. */
  readonly endedBy: "itself" | "silence" | "limit";
}

/** Runs a command as long as it writes to its log. */
export function runWhileAlive(
  command: readonly string[],
  limits: Limits,
  machine?: Machine,
): Promise<Ended>;
