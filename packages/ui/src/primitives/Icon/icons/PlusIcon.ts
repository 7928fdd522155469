import { Plus } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const PlusIcon = /* @__PURE__ */ icon(Plus);
