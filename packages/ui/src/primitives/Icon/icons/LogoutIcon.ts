import { LogOut } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const LogoutIcon = /* @__PURE__ */ icon(LogOut);
