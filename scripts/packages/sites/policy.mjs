/** What a careful host allows: its own files, nothing inline, and the names of the Trusted Types policies. */
export const policyOf = (trusted) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${trusted}`;

const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
  svg: "image/svg+xml",
};

export const typeOf = (file) => TYPES[file.split(".").at(-1)] ?? "application/octet-stream";
