import { ListFilter } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const FilterIcon = /* @__PURE__ */ icon(ListFilter);
