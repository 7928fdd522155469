import { BadgePercent } from "lucide-react";
import { icon } from "./icon.tsx";

export const PromotionIcon = /* @__PURE__ */ icon(BadgePercent);
