import { Copy } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const CopyIcon = /* @__PURE__ */ icon(Copy);
