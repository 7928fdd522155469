import { EllipsisVertical } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const MoreIcon = /* @__PURE__ */ icon(EllipsisVertical);
