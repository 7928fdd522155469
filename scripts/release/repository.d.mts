export function repositoryOf(
  folder: string,
  env?: { GITHUB_REPOSITORY?: string },
): { type: "git"; url: string; directory: string };
export function withRepository<T>(publish: () => Promise<T>): Promise<T>;
