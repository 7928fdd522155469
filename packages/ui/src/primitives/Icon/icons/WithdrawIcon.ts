import { ArrowUpFromLine } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const WithdrawIcon = /* @__PURE__ */ icon(ArrowUpFromLine);
