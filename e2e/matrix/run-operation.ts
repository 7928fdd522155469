import { openBackend } from "./backend.ts";
import type { Cell } from "./cell.ts";
import type { Wanted } from "./run.ts";

// The engine reads the page when it is imported, and the page exists only after the database was
// created.
const backend = await openBackend();
const { runCell } = await import("./cell.ts");
const { troubles } = await import("./faults.ts");
const { operations, signIn } = await import("./operations.ts");

/** A new site, and the token of its member. */
async function begin(): Promise<string> {
  backend.time.clear();
  await backend.sandbox.scenario.reset();
  await backend.sandbox.scenario.setSettings({ registerOTP: false });
  const token = await signIn(backend);
  if (token === null) throw new Error("the demo member cannot sign in");
  return token;
}

/** Every cell of one operation, on one sandbox. */
async function runOperation({ operation: name, fault, manners }: Wanted): Promise<Cell[]> {
  const cells: Cell[] = [];
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new Error(`e2e/matrix/operations.ts has no row for ${name}`);
  for (const trouble of troubles) {
    if (fault !== undefined && trouble.name !== fault) continue;
    if (trouble.concerns && !trouble.concerns(operation)) continue;
    let token = await begin();
    for (const [index, manner] of manners.entries()) {
      if (operation.usesUp && index > 0) token = await begin();
      // A backend without idempotency must not be declared to honour keys.
      if (manner === "retry" && trouble.settings?.idempotency === false) continue;
      cells.push(await runCell(backend, operation, trouble, manner, token));
    }
  }
  return cells;
}

process.once("message", (wanted: Wanted) => {
  void runOperation(wanted).then((cells) => {
    process.send?.(cells);
    process.disconnect();
  });
});
