import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PACKED } from "./pack.ts";

/** Modules of the installed packages that a check uses as the code of a partner does. */
type Modules = {
  readonly "api/dist/testing/index.js": typeof import("@satang/api/testing");
  readonly "i18n/dist/index.js": typeof import("@satang/i18n");
  readonly "sandbox/dist/index.js": typeof import("@satang/sandbox");
  readonly "ui/dist/testing/index.js": typeof import("@satang/ui/testing");
};

/** Loads a module of the installed packages. */
export const importPacked = <File extends keyof Modules>(file: File): Promise<Modules[File]> =>
  import(pathToFileURL(join(PACKED, "node_modules/@satang", file)).href);
