import { brandRule } from "../../wear.ts";
import { stress } from "./index.ts";

brandRule(stress);
