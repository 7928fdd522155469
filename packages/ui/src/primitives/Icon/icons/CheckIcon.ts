import { Check } from "lucide-react";
import { icon } from "./icon.tsx";

export const CheckIcon = /* @__PURE__ */ icon(Check);
