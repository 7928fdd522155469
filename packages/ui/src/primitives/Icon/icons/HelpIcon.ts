import { CircleQuestionMark } from "lucide-react";
import { icon } from "./icon.tsx";

export const HelpIcon = /* @__PURE__ */ icon(CircleQuestionMark);
