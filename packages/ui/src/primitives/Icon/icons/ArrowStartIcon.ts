import { ArrowLeft } from "lucide-react";
import { icon } from "./icon.tsx";

export const ArrowStartIcon = /* @__PURE__ */ icon(ArrowLeft);
