import { History } from "lucide-react";
import { icon } from "./icon.tsx";

export const HistoryIcon = /* @__PURE__ */ icon(History);
