import { ShieldCheck } from "lucide-react";
import { icon } from "./icon.tsx";

export const SafeIcon = /* @__PURE__ */ icon(ShieldCheck);
