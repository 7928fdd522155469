import { Check } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const CheckIcon = /* @__PURE__ */ icon(Check);
