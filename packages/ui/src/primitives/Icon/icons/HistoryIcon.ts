import { History } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const HistoryIcon = /* @__PURE__ */ icon(History);
