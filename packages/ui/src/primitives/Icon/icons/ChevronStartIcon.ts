import { ChevronLeft } from "lucide-react";
import { icon } from "./icon.tsx";

export const ChevronStartIcon = /* @__PURE__ */ icon(ChevronLeft);
