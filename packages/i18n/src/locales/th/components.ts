import { withoutFlows } from "../../messages/without-flows.ts";
import { common } from "./common.ts";
import { fields } from "./fields.ts";
import { ui } from "./ui.ts";

/** Thai for a host that shows components without flows: a fifth of all texts. */
export const th = /* @__PURE__ */ withoutFlows({ common, fields, ui });
