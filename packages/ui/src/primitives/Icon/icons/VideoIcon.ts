import { Video } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const VideoIcon = /* @__PURE__ */ icon(Video);
