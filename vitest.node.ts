import { afterAll, vi } from "vitest";

/** Test files share the globals of their thread, so each file leaves them as a server has them. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["window", "document"]) Reflect.deleteProperty(globalThis, name);
});
