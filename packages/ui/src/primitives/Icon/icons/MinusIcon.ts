import { Minus } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const MinusIcon = /* @__PURE__ */ icon(Minus);
