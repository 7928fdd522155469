import { CircleCheck } from "lucide-react";
import { icon } from "./icon.tsx";

export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
