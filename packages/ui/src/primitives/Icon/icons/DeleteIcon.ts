import { Trash2 } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const DeleteIcon = /* @__PURE__ */ icon(Trash2);
