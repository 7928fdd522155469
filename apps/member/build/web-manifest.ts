import type { Plugin } from "vite";

const FILE = "manifest.webmanifest";
const NIGHT = "#0a0f1f";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Manifest by which a device shows the installed app. */
const manifestOf = (name: string) => ({
  id: "/",
  name,
  short_name: name,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: NIGHT,
  theme_color: NIGHT,
  categories: ["finance"],
  icons: [
    icon("icon", 192, "any"),
    icon("icon", 512, "any"),
    icon("maskable", 192, "maskable"),
    icon("maskable", 512, "maskable"),
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  ],
});

/** Writes the web app manifest with the name of the brand, in the build and while developing. */
export function webManifest(name = "Satang"): Plugin {
  const source = JSON.stringify(manifestOf(name), null, 2);
  return {
    name: "web-manifest",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, (_, reply) => {
        reply.setHeader("content-type", "application/manifest+json").end(source);
      });
    },
  };
}
