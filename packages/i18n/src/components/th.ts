import { common } from "../locales/th/common.ts";
import { fields } from "../locales/th/fields.ts";
import { ui } from "../locales/th/ui.ts";
import { withoutFlows } from "../messages/without-flows.ts";

/** Thai for a host that shows components without flows: a fifth of all texts. */
export const th = /* @__PURE__ */ withoutFlows({ common, fields, ui });
