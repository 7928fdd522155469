import { FileText } from "lucide-react";
import { icon } from "./icon.tsx";

export const FileIcon = /* @__PURE__ */ icon(FileText);
