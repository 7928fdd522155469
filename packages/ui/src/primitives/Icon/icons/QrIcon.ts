import { QrCode } from "lucide-react";
import { icon } from "./icon.tsx";

export const QrIcon = /* @__PURE__ */ icon(QrCode);
