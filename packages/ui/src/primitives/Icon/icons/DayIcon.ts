import { Sun } from "lucide-react";
import { icon } from "./icon.tsx";

export const DayIcon = /* @__PURE__ */ icon(Sun);
