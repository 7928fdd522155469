import { afterAll, vi } from "vitest";

// The adapter of the sandbox's server replaces them, and MSW cannot end a connection with those.
const { Request, Response } = globalThis;

/** Test files share the globals of their thread, so each file leaves them as a server has them. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["window", "document"]) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, { Request, Response });
});
