import vue from "@vitejs/plugin-vue";
import { LEFT_OUT } from "../places.data.ts";
import type { BuiltSite, Site } from "../site.types.ts";
import { buildWithVite } from "../vite-site.ts";
import { asked } from "./asked.ts";
import { copySite } from "./copy-site.ts";

const isCustomElement = (tag: string) => tag.startsWith("satang-");

/** Vue with our elements. */
export const withVue: Site<BuiltSite> = {
  name: "Vue",
  prepare: async () => {
    const plugins = [vue({ template: { compilerOptions: { isCustomElement } } })];
    return {
      fileOf: await buildWithVite(await copySite("vue"), plugins),
      trusted: "dompurify vue",
    };
  },
  pages: [
    {
      path: asked("/index.html"),
      language: "lo",
      part: true,
      lacks: { spin: LEFT_OUT, chat: LEFT_OUT },
    },
  ],
};
