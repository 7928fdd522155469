import { CircleQuestionMark } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const HelpIcon = /* @__PURE__ */ icon(CircleQuestionMark);
