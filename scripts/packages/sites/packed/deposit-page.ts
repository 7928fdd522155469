import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { PACKED } from "../../pack.ts";
import { checkParts } from "../check-parts.ts";
import { DEPOSIT_PAGE, IN_PARTS, WHOLE } from "../deposit-pages.data.ts";
import type { BuiltSite, Site } from "../site.types.ts";
import { buildWithVite } from "../vite-site.ts";

const PARTS = /(?:^import "@satang\/ui\/.+\.css";\n)+/m;
const withCompleteSheet = (code: string) =>
  code.replace(PARTS, 'import "@satang/ui/styles.css";\n');

const document = (page: string) =>
  `<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="./${page}-main.tsx"></script></html>`;

const main = (page: string) => `import { createRoot } from "react-dom/client";
import { DepositPage } from "./${page}";

const root = document.getElementById("root");
createRoot(root).render(<DepositPage getToken={() => "token-of-the-host"} onLeave={() => undefined} />);
`;

const codeOf = (page: string) => readFile(`apps/partner/src/${page}.tsx`, "utf8");

/** Builds the pages, as a partner does, from the installed packages. */
async function build(): Promise<BuiltSite> {
  const root = join(PACKED, "deposit");
  await mkdir(root, { recursive: true });
  await cp("apps/partner/src/brand.css", join(root, "brand.css"));
  const codes = {
    ...Object.fromEntries(
      await Promise.all(IN_PARTS.map(async (page) => [page, await codeOf(page)] as const)),
    ),
    [WHOLE]: withCompleteSheet(await codeOf(DEPOSIT_PAGE)),
  };
  for (const [page, code] of Object.entries(codes)) {
    await writeFile(join(root, `${page}.tsx`), code);
    await writeFile(join(root, `${page}-main.tsx`), main(page));
    await writeFile(join(root, `${page}.html`), document(page));
  }
  return { fileOf: await buildWithVite(root, [react()], Object.keys(codes)), trusted: "dompurify" };
}

/** The deposit page of the README, with its styles at once, in parts, and as a whole. */
export const depositPage: Site<BuiltSite> = {
  name: "a deposit page",
  prepare: build,
  pages: [],
  checkMore: checkParts,
};
