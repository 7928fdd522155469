import { Mail } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const EmailIcon = /* @__PURE__ */ icon(Mail);
