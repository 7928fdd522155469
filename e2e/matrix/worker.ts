import { runnerImport } from "vite";

// Node cannot read JSX, and modules of the engine import components. The runner adds its own conditions to these.
const conditions = ["@satang/source"];
await runnerImport("./e2e/matrix/run-operation.ts", {
  configFile: false,
  environments: { inline: { resolve: { conditions, externalConditions: conditions } } },
});
