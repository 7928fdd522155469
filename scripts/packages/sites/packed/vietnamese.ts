import { cp } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { PACKED } from "../../pack.ts";
import { CREATED_PAGE } from "../places.data.ts";
import type { BuiltSite, Place, Site } from "../site.types.ts";
import { buildWithVite } from "../vite-site.ts";

/** The folder of the site, which has the place of its words in the repository. */
const FOLDER = join(PACKED, "vietnamese");

async function build(): Promise<BuiltSite> {
  await cp("apps/partner/src/vietnamese", join(FOLDER, "src/vietnamese"), { recursive: true });
  await cp("apps/partner/vietnamese.html", join(FOLDER, "vietnamese.html"));
  return {
    fileOf: await buildWithVite(FOLDER, [react()], ["vietnamese"]),
    trusted: "dompurify",
  };
}

/** The language that the site defines. */
const vietnamese: NonNullable<Place["localeOf"]> = async () =>
  (await import(pathToFileURL(join(FOLDER, "src/vietnamese/locale.ts")).href)).vietnameseLocale;

/** A site with a language of its own. */
export const withVietnamese: Site<BuiltSite> = {
  name: "Vietnamese",
  prepare: build,
  pages: [
    {
      ...CREATED_PAGE,
      path: () => "/vietnamese.html",
      language: "vi",
      localeOf: vietnamese,
    },
  ],
};
