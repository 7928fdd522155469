import { common } from "../locales/en/common.ts";
import { fields } from "../locales/en/fields.ts";
import { ui } from "../locales/en/ui.ts";
import { withoutFlows } from "../messages/without-flows.ts";

/** English for a host that shows components without flows: a fifth of all texts. */
export const en = /* @__PURE__ */ withoutFlows({ common, fields, ui });
