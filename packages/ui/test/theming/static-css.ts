import { writeFile } from "node:fs/promises";
import { riverNight } from "@satang/ui/themes/river-night";
import { themeToCss } from "@satang/ui/theming";
import { acme } from "./acme.ts";

/** At build time or on a server: a file to link next to `@satang/ui/styles.css`. */
export async function writeThemes(folder: string): Promise<void> {
  await writeFile(`${folder}/acme.css`, themeToCss(acme));
  // Two sides under one id: CSS alone follows the device's light or dark setting.
  const auto = { id: "acme-auto", light: acme, dark: riverNight };
  await writeFile(`${folder}/acme-auto.css`, themeToCss(auto));
}
