import { withoutFlows } from "../../messages/without-flows.ts";
import { common } from "./common.ts";
import { fields } from "./fields.ts";
import { ui } from "./ui.ts";

/** Lao for a host that shows components and no flow: a fifth of the language. */
export const la = /* @__PURE__ */ withoutFlows({ common, fields, ui });
