import { ShieldCheck } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const SafeIcon = /* @__PURE__ */ icon(ShieldCheck);
