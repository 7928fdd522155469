import { BadgePercent } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const PromotionIcon = /* @__PURE__ */ icon(BadgePercent);
