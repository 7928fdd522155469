import { WifiOff } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const OfflineIcon = /* @__PURE__ */ icon(WifiOff);
