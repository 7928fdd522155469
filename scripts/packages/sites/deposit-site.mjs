import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { PACKED } from "../pack.mjs";
import { buildWithVite } from "./vite-site.mjs";

/** The deposit page of the README, and the same with styles that arrive later. */
export const IN_PARTS = ["deposit-page", "deposit-page-in-parts"];
/** The deposit page of the README with the complete style sheet. */
export const WHOLE = "deposit-page-whole";

const PARTS = /(?:^import "@satang\/ui\/.+\.css";\n)+/m;
const withCompleteSheet = (code) => code.replace(PARTS, 'import "@satang/ui/styles.css";\n');

const document = (page) =>
  `<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="./${page}-main.tsx"></script></html>`;

const main = (page) => `import { createRoot } from "react-dom/client";
import { DepositPage } from "./${page}";

const root = document.getElementById("root");
createRoot(root).render(<DepositPage getToken={() => "token-of-the-host"} onLeave={() => undefined} />);
`;

/** Builds the pages, as a partner does, from the installed packages. */
export async function prepareDeposit() {
  const root = join(PACKED, "deposit");
  await mkdir(root, { recursive: true });
  await cp("apps/partner/src/brand.css", join(root, "brand.css"));
  const codeOf = (page) => readFile(`apps/partner/src/${page}.tsx`, "utf8");
  const codes = {
    ...Object.fromEntries(
      await Promise.all(IN_PARTS.map(async (page) => [page, await codeOf(page)])),
    ),
    [WHOLE]: withCompleteSheet(await codeOf(IN_PARTS[0])),
  };
  for (const [page, code] of Object.entries(codes)) {
    await writeFile(join(root, `${page}.tsx`), code);
    await writeFile(join(root, `${page}-main.tsx`), main(page));
    await writeFile(join(root, `${page}.html`), document(page));
  }
  return buildWithVite(root, [react()], Object.keys(codes));
}
