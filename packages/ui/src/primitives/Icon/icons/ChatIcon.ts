import { MessagesSquare } from "lucide-react";
import { icon } from "./icon.tsx";

export const ChatIcon = /* @__PURE__ */ icon(MessagesSquare);
