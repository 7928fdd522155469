import { ArrowLeft } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ArrowStartIcon = /* @__PURE__ */ icon(ArrowLeft);
