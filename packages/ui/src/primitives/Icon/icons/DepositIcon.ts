import { ArrowDownToLine } from "lucide-react";
import { icon } from "./icon.tsx";

export const DepositIcon = /* @__PURE__ */ icon(ArrowDownToLine);
