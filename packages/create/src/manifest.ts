import { type Answers, type Framework, idOf } from "./answers.ts";
import { DEPENDENCIES } from "./dependencies.data.ts";

const COMMANDS: Readonly<Record<Framework, { readonly site: string; readonly build: string }>> = {
  vite: { site: "vite", build: "tsc && vite build" },
  next: { site: "next dev", build: "next build" },
  html: { site: "vite", build: "vite build" },
};

/** The `package.json` of a site. @param version of the packages of Satang */
export function manifestOf({ folder, framework }: Answers, version: string): string {
  const { site, build } = COMMANDS[framework];
  const { dependencies, devDependencies } = DEPENDENCIES[framework];
  const own = `^${version}`;
  const manifest = {
    name: idOf(folder),
    private: true,
    version: "0.0.0",
    type: "module",
    scripts: {
      dev: `concurrently --kill-others --names sandbox,site "satang-sandbox --port 4600" "${site}"`,
      build,
    },
    dependencies: { "@satang/ui": own, ...dependencies },
    devDependencies: { "@satang/sandbox": own, ...devDependencies },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
