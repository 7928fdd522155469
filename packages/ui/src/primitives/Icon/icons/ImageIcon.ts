import { Image } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ImageIcon = /* @__PURE__ */ icon(Image);
