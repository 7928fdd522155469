import { brandRule } from "../../wear.ts";
import { contrast } from "./index.ts";

brandRule(contrast);
