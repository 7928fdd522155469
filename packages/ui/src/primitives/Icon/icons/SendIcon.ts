import { Send } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const SendIcon = /* @__PURE__ */ icon(Send);
