import { Pencil } from "lucide-react";
import { icon } from "./icon.tsx";

export const EditIcon = /* @__PURE__ */ icon(Pencil);
