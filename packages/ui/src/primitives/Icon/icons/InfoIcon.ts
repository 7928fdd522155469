import { Info } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const InfoIcon = /* @__PURE__ */ icon(Info);
