import { Eye } from "lucide-react";
import { icon } from "./icon.tsx";

export const ShowIcon = /* @__PURE__ */ icon(Eye);
