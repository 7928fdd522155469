import { defineConfig } from "tsup";
import { oneFilePerModule } from "../../scripts/modules/one-file-per-module.ts";

export default defineConfig(oneFilePerModule);
