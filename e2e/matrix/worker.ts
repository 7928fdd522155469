import { runnerImport } from "vite";

// Node cannot read JSX, and modules of the engine import components.
const conditions = ["@satang/source", "node", "module-sync"];
await runnerImport("./e2e/matrix/run-operation.ts", {
  configFile: false,
  resolve: { conditions, externalConditions: conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
});
