import { Sun } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const DayIcon = /* @__PURE__ */ icon(Sun);
