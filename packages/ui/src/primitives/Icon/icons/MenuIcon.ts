import { Menu } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const MenuIcon = /* @__PURE__ */ icon(Menu);
