import { Gift } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const BonusIcon = /* @__PURE__ */ icon(Gift);
