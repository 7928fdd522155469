export function recordOf(
  folder: string,
  sites: readonly object[],
  outcomes: readonly object[],
): { text: string; missing: number };
