import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

/** `owner/name`, as GitHub writes it into the environment of each workflow. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/**
 * The field `repository` of a package. npm accepts a provenance statement only when it names the
 * repository of the workflow, and a fork has another one: so no manifest in the sources has it.
 */
type Repository = { readonly type: "git"; readonly url: string; readonly directory: string };

/**
 * @param folder the package's folder in the repository
 * @throws Error when `GITHUB_REPOSITORY` is not set
 */
export function repositoryOf(
  folder: string,
  { GITHUB_REPOSITORY: name = "" }: NodeJS.ProcessEnv = process.env,
): Repository {
  if (!REPOSITORY.test(name)) {
    throw new Error(
      "Set GITHUB_REPOSITORY to owner/name: each published package names its repository.",
    );
  }
  return { type: "git", url: `git+https://github.com/${name}.git`, directory: folder };
}

const manifestsOfPackages = () =>
  readdirSync("packages")
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(`${folder}/package.json`));

/** Runs `publish` while every manifest names the repository, then takes the name out again. */
export async function withRepository<T>(publish: () => Promise<T>): Promise<T> {
  const before = manifestsOfPackages().map((folder) => {
    const file = `${folder}/package.json`;
    const text = readFileSync(file, "utf8");
    return { file, text, repository: repositoryOf(folder) };
  });
  for (const { file, text, repository } of before) {
    writeFileSync(file, `${JSON.stringify({ ...JSON.parse(text), repository }, null, 2)}\n`);
  }
  try {
    return await publish();
  } finally {
    for (const { file, text } of before) writeFileSync(file, text);
  }
}
