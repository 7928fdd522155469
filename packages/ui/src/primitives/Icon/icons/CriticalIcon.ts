import { CircleAlert } from "lucide-react";
import { icon } from "./icon.tsx";

export const CriticalIcon = /* @__PURE__ */ icon(CircleAlert);
