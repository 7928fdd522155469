import { Moon } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const NightIcon = /* @__PURE__ */ icon(Moon);
