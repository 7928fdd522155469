import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { PACKED } from "../pack.mjs";
import { buildWithVite } from "./vite-site.mjs";

/** The deposit page of the README, and the same with style sheets in parts. */
export const DEPOSIT_PAGES = ["deposit-page", "deposit-page-in-parts"];

const document = (page) =>
  `<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="./${page}-main.tsx"></script></html>`;

const main = (page) => `import { createRoot } from "react-dom/client";
import { DepositPage } from "./${page}";

const root = document.getElementById("root");
createRoot(root).render(<DepositPage getToken={() => "token-of-the-host"} onLeave={() => undefined} />);
`;

/** Builds both pages, as a partner does, from the installed packages. */
export async function prepareDeposit() {
  const root = join(PACKED, "deposit");
  await mkdir(root, { recursive: true });
  await cp("apps/partner/src/brand.css", join(root, "brand.css"));
  for (const page of DEPOSIT_PAGES) {
    await cp(`apps/partner/src/${page}.tsx`, join(root, `${page}.tsx`));
    await writeFile(join(root, `${page}-main.tsx`), main(page));
    await writeFile(join(root, `${page}.html`), document(page));
  }
  return buildWithVite(root, [react()], DEPOSIT_PAGES);
}
