import { MessagesSquare } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ChatIcon = /* @__PURE__ */ icon(MessagesSquare);
