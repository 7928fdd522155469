import { ArrowRight } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ArrowEndIcon = /* @__PURE__ */ icon(ArrowRight);
