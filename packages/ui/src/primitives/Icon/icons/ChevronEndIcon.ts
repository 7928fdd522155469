import { ChevronRight } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ChevronEndIcon = /* @__PURE__ */ icon(ChevronRight);
