import { cp } from "node:fs/promises";
import { join } from "node:path";
import { PACKED } from "../../pack.ts";

/** Copies the files of a site next to the installed packages. @returns its folder */
export async function copySite(name: "vite" | "vue" | "next"): Promise<string> {
  const root = join(PACKED, name);
  await cp(`apps/partner/${name}`, root, { recursive: true });
  await cp("apps/partner/plain/brand.css", join(root, "brand.css"));
  return root;
}
