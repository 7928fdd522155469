import { ChevronDown } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
