import { bundle } from "../packages/bundle.ts";
import { gzip } from "./gzip.mjs";

const textOf = (file) => (file.type === "chunk" ? file.code : String(file.source));

/** All scripts and all style sheets of a host, those that are loaded on demand included; bytes with gzip. */
async function weighAll(code) {
  const files = await bundle(code);
  const sum = (ending) =>
    gzip(
      files
        .filter(({ fileName }) => fileName.endsWith(ending))
        .map(textOf)
        .join("\n"),
    );
  return { js: sum(".js"), css: sum(".css") };
}

/**
 * What an import adds to a host that has other imports already.
 * @param {string} code the import as a host writes it
 * @param {string} others the other imports
 * @returns {Promise<{ js: number, css: number }>} bytes with gzip
 */
export async function weighOwn(code, others) {
  const all = await weighAll(`${others}\n${code}`);
  const without = await weighAll(others);
  return { js: all.js - without.js, css: all.css - without.css };
}
