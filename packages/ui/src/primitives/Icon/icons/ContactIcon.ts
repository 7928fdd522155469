import { MessageCircle } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ContactIcon = /* @__PURE__ */ icon(MessageCircle);
