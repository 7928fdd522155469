import { startCommand } from "../../../scripts/setup/command-process.ts";

/** An X server without a screen, for windows that a machine without a desktop cannot show. */
export interface Display {
  /** `:99` */
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** Starts an X server under a free name; it ends with this process. */
export async function startDisplay(): Promise<Display> {
  const { found, close } = await startCommand(
    ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    /^(\d+)$/m,
    { env: process.env },
  );
  return { name: `:${found[1]}`, close };
}
