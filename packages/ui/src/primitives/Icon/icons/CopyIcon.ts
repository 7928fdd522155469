import { Copy } from "lucide-react";
import { icon } from "./icon.tsx";

export const CopyIcon = /* @__PURE__ */ icon(Copy);
