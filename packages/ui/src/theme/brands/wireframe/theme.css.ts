import { brandRule } from "../../wear.ts";
import { wireframe } from "./index.ts";

brandRule(wireframe);
