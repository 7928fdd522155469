import { Share2 } from "lucide-react";
import { icon } from "./icon.tsx";

export const ShareIcon = /* @__PURE__ */ icon(Share2);
