import { TriangleAlert } from "lucide-react";
import { icon } from "./icon.tsx";

export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
