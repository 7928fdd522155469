import { CalendarDays } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const CalendarIcon = /* @__PURE__ */ icon(CalendarDays);
