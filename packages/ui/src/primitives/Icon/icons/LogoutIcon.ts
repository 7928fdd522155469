import { LogOut } from "lucide-react";
import { icon } from "./icon.tsx";

export const LogoutIcon = /* @__PURE__ */ icon(LogOut);
