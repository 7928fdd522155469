import { Play } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const PlayIcon = /* @__PURE__ */ icon(Play);
