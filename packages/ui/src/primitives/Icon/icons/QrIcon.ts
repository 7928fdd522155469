import { QrCode } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const QrIcon = /* @__PURE__ */ icon(QrCode);
