/** Why a file was rejected. */
export type FileRefusal = "wrongType" | "tooBig" | "empty" | "onlyOne";

/** Accepted kinds, in the form of the `accept` of an input: `image/png`, `image/*`, `.pdf`. */
export interface FileLimits {
  accept?: readonly string[] | undefined;
  minBytes?: number | undefined;
  maxBytes?: number | undefined;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? "";

/** Some phones provide a picture without its type; then its name is used. */
const typeOf = ({ type, name }: Pick<File, "type" | "name">) => {
  if (type) return type.toLowerCase();
  const extension = extensionOf(name);
  return extension === "pdf" ? "application/pdf" : `image/${extension.replace(/^jpg$/, "jpeg")}`;
};

function fits(file: File, token: string): boolean {
  if (token.startsWith(".")) return `.${extensionOf(file.name)}` === token.toLowerCase();
  const type = typeOf(file);
  return token.endsWith("/*") ? type.startsWith(token.slice(0, -1)) : type === token.toLowerCase();
}

/** Checks a chosen or dropped file. The server still has to check the content. */
export function refusalOf(
  files: readonly File[],
  { accept, minBytes = 1, maxBytes }: FileLimits,
): FileRefusal | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return "onlyOne";
  if (accept && !accept.some((token) => fits(file, token))) return "wrongType";
  if (file.size < minBytes) return "empty";
  if (maxBytes !== undefined && file.size > maxBytes) return "tooBig";
  return undefined;
}

/** Pictures that a browser shows without running code. */
export function isPicture(file: File): boolean {
  return /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(file.type);
}

/** `JPEG, PNG` for `["image/jpeg", ".png"]`; `pictures` is the text for all pictures. */
export function typeNames(accept: readonly string[], pictures: string): string {
  const names = accept.map((token) =>
    token === "image/*" ? pictures : (token.split(/[/.]/).at(-1) ?? token).toUpperCase(),
  );
  return [...new Set(names)].join(", ");
}

/** `2.5 MB`, rounded up, so that a file that is too large never seems to fit. */
export function sizeText(bytes: number): string {
  const [size, unit] =
    bytes >= 1024 * 1024 ? ([bytes / 1024 / 1024, "MB"] as const) : ([bytes / 1024, "KB"] as const);
  return `${Math.ceil(Math.round(size * 1000) / 100) / 10} ${unit}`;
}

// Direction marks can make "exe.gpj" look like a picture.
const DISGUISE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file name for display, without control characters and direction marks. */
export function shownName(name: string): string {
  return name.replace(DISGUISE, "");
}
