import { common } from "../locales/la/common.ts";
import { fields } from "../locales/la/fields.ts";
import { ui } from "../locales/la/ui.ts";
import { withoutFlows } from "../messages/without-flows.ts";

/** Lao for a host that shows components without flows: a fifth of all texts. */
export const la = /* @__PURE__ */ withoutFlows({ common, fields, ui });
