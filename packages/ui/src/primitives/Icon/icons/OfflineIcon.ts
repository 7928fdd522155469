import { WifiOff } from "lucide-react";
import { icon } from "./icon.tsx";

export const OfflineIcon = /* @__PURE__ */ icon(WifiOff);
