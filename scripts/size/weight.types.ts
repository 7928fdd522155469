/** Bytes of scripts and of style sheets with gzip. */
export type Weight = { readonly js: number; readonly css: number };
