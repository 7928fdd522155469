import { CircleAlert } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const CriticalIcon = /* @__PURE__ */ icon(CircleAlert);
