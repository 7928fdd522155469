import { runnerImport } from "vite";

// Node does not read JSX, and components are next to the engine.
const conditions = ["@satang/source", "node", "module-sync"];
await runnerImport("./e2e/matrix/run-operation.ts", {
  configFile: false,
  resolve: { conditions, externalConditions: conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
});
