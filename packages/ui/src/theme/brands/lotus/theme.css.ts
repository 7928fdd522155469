import { brandRule } from "../../wear.ts";
import { lotus } from "./index.ts";

brandRule(lotus);
