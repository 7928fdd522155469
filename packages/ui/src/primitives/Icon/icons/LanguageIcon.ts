import { Languages } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const LanguageIcon = /* @__PURE__ */ icon(Languages);
