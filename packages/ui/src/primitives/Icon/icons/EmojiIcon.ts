import { Smile } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const EmojiIcon = /* @__PURE__ */ icon(Smile);
