import { Upload } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const UploadIcon = /* @__PURE__ */ icon(Upload);
