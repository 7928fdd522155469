import { lockFolder } from "../../src/database/folder-lock.ts";

/** Locks the folder that the command line names, and holds it until the process ends. */
await lockFolder(process.argv[2] ?? "");
process.stdout.write("held\n");
setInterval(() => undefined, 60_000);
