import { Pencil } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const EditIcon = /* @__PURE__ */ icon(Pencil);
