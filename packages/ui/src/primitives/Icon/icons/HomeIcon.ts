import { House } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const HomeIcon = /* @__PURE__ */ icon(House);
