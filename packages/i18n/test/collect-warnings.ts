import { afterEach, beforeEach, vi } from "vitest";

/**
 * Collects what each test of a file warns developers of, instead of printing it, and restores what a test
 * replaces. Call it once in the file.
 * @returns the warnings of the present test
 */
export function collectWarnings(): readonly string[] {
  const warnings: string[] = [];
  beforeEach(() => {
    warnings.length = 0;
    vi.spyOn(console, "warn").mockImplementation((text) => void warnings.push(String(text)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return warnings;
}
