import { Bell } from "lucide-react";
import { icon } from "./icon.tsx";

export const NotificationIcon = /* @__PURE__ */ icon(Bell);
