import { Paperclip } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const AttachIcon = /* @__PURE__ */ icon(Paperclip);
