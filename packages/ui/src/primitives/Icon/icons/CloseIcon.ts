import { X } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const CloseIcon = /* @__PURE__ */ icon(X);
