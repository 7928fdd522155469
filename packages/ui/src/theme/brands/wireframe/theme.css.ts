import { brandRule } from "../../css/token-rule.ts";
import { wireframe } from "./index.ts";

brandRule(wireframe);
