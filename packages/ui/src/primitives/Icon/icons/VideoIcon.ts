import { Video } from "lucide-react";
import { icon } from "./icon.tsx";

export const VideoIcon = /* @__PURE__ */ icon(Video);
