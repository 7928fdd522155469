import { CircleCheck } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
