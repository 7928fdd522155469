import { Trophy } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const PrizeIcon = /* @__PURE__ */ icon(Trophy);
