import { RotateCcw } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const RetryIcon = /* @__PURE__ */ icon(RotateCcw);
