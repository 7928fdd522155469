import { Star } from "lucide-react";
import { icon } from "./icon.tsx";

export const FavouriteIcon = /* @__PURE__ */ icon(Star);
