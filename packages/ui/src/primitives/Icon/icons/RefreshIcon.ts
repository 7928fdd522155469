import { RefreshCw } from "lucide-react";
import { icon } from "./icon.tsx";

export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
