import { Ban } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const BlockedIcon = /* @__PURE__ */ icon(Ban);
