import { app } from "./app.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { session } from "./session.ts";
import { ui } from "./ui.ts";

/** What the first screen says; the rest follows it. */
export const entry = { app, common, errors, session, ui } as const;
