import { Star } from "lucide-react";
import { icon } from "../svg/icon.tsx";

export const FavouriteIcon = /* @__PURE__ */ icon(Star);
