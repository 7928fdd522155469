import { app } from "./app.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { session } from "./session.ts";
import { ui } from "./ui.ts";

/** The texts of the first screen; the other modules are loaded later (ADR 0014). */
export const entry = { app, common, errors, session, ui } as const;
