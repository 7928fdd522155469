import { Bell } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const NotificationIcon = /* @__PURE__ */ icon(Bell);
