import { ReceiptText } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const StatementIcon = /* @__PURE__ */ icon(ReceiptText);
