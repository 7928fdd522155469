import { Moon } from "lucide-react";
import { icon } from "./icon.tsx";

export const NightIcon = /* @__PURE__ */ icon(Moon);
