import { ArrowDownToLine } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const DepositIcon = /* @__PURE__ */ icon(ArrowDownToLine);
