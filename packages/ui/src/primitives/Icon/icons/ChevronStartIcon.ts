import { ChevronLeft } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ChevronStartIcon = /* @__PURE__ */ icon(ChevronLeft);
