import { ScrollText } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ConditionsIcon = /* @__PURE__ */ icon(ScrollText);
