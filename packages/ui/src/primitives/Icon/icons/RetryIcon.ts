import { RotateCcw } from "lucide-react";
import { icon } from "./icon.tsx";

export const RetryIcon = /* @__PURE__ */ icon(RotateCcw);
