import { EyeOff } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const HideIcon = /* @__PURE__ */ icon(EyeOff);
