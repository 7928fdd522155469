import { Eye } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const ShowIcon = /* @__PURE__ */ icon(Eye);
