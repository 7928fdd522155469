import { Share2 } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ShareIcon = /* @__PURE__ */ icon(Share2);
