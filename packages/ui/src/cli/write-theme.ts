import { writeFile } from "node:fs/promises";
import { themeToCss } from "../theme/css/to-css.ts";
import { EXTENSION, themeToTokens } from "../theme/design-tokens/to-tokens.ts";
import type { BrandPair, BrandTokens } from "../theme/tokens/brand.types.ts";
import { type Options, UsageError } from "./usage.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Reserved words of the language, which cannot be the name of a constant. */
const TAKEN =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** `acme-wallet` → `acmeWallet`. */
function nameOf(id: string): string {
  const name = id.replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return TAKEN.test(name) ? `${name}Brand` : name;
}

const tokensOf = (theme: BrandTokens | BrandPair) =>
  "light" in theme
    ? {
        $extensions: { [EXTENSION]: { id: theme.id } },
        light: themeToTokens(theme.light),
        dark: themeToTokens(theme.dark),
      }
    : themeToTokens(theme);

function moduleOf(theme: BrandTokens | BrandPair): string {
  const type = "light" in theme ? "BrandPair" : "BrandTokens";
  return [
    `import type { ${type} } from "@satang/ui/theming";\n`,
    `export const ${nameOf(theme.id)}: ${type} = ${JSON.stringify(theme, null, 2)};\n`,
  ].join("\n");
}

const FORMATS = {
  css: (theme: BrandTokens | BrandPair, { unlayered }: Options) =>
    themeToCss(theme, { layered: !unlayered }),
  json,
  tokens: (theme: BrandTokens | BrandPair) => json(tokensOf(theme)),
  ts: moduleOf,
};

/** Writes a theme to `--out`, or prints it. @throws UsageError */
export async function writeTheme(theme: BrandTokens | BrandPair, options: Options): Promise<void> {
  const { format = "css", out } = options;
  if (!Object.hasOwn(FORMATS, format)) {
    throw new UsageError(`--format is "${format}"; expected ${Object.keys(FORMATS).join(", ")}`);
  }
  const text = FORMATS[format as keyof typeof FORMATS](theme, options);
  if (out === undefined) process.stdout.write(text);
  else await writeFile(out, text);
}
