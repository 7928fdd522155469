import { defineConfig } from "tsup";
import { markClient } from "../../scripts/modules/client.ts";
import { oneFilePerModule } from "../../scripts/modules/one-file-per-module.ts";

export default defineConfig({
  ...oneFilePerModule,
  onSuccess: async () => markClient("dist"),
});
