import { RefreshCw } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
