import { brandRule } from "../../css/token-rule.ts";
import { lotus } from "./index.ts";

brandRule(lotus);
