import { EyeOff } from "lucide-react";
import { icon } from "./icon.tsx";

export const HideIcon = /* @__PURE__ */ icon(EyeOff);
