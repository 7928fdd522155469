import { brandRule } from "../../css/token-rule.ts";
import { contrast } from "./index.ts";

brandRule(contrast);
