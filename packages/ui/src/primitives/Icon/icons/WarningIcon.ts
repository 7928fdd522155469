import { TriangleAlert } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
