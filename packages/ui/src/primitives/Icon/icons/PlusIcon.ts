import { Plus } from "lucide-react";
import { icon } from "./icon.tsx";

export const PlusIcon = /* @__PURE__ */ icon(Plus);
