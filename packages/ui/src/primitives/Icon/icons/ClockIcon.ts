import { Clock } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ClockIcon = /* @__PURE__ */ icon(Clock);
