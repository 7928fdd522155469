import { join } from "node:path";
import { PACKED } from "../../pack.ts";
import type { BuiltSite, Site } from "../site.types.ts";
import { asked } from "./asked.ts";

const SITE = "apps/partner/plain";
const PACKAGE = join(PACKED, "node_modules/@satang/ui/dist");

/** Plain HTML has nothing to build: the site serves the files of the package. */
export const plain: Site<BuiltSite> = {
  name: "plain HTML",
  prepare: async () => ({
    fileOf: (pathname) =>
      pathname.startsWith("/satang/")
        ? join(PACKAGE, pathname.slice("/satang".length))
        : join(SITE, pathname),
    trusted: "dompurify",
  }),
  pages: [{ path: asked("/index.html"), language: "th", part: true, lacks: {} }],
};
