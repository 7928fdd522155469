import { brandRule } from "../../css/token-rule.ts";
import { stress } from "./index.ts";

brandRule(stress);
