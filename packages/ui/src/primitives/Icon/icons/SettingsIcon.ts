import { Settings } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const SettingsIcon = /* @__PURE__ */ icon(Settings);
