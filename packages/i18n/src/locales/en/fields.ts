/**
 * Texts of the fields that are not on the first screen; texts of the other primitives are in `ui`.
 */
export const fields = {
  charactersLeft: "{count} {count|character|characters} left",
  amountTooLarge: "This amount is too large.",
  phoneDigits: "The phone number must be digits only.",
  codeNotFound: "The pasted text has no {digits}-digit code.",
  search: {
    open: "Show the list",
    results: "{count} {count|result|results}",
  },
  file: {
    choose: "Choose a file",
    another: "Choose another",
    orDrop: "or drop it here",
    dropNow: "Release to choose this file",
    limits: "{types}, up to {limit}",
    typesOnly: "{types} only",
    sizeOnly: "Up to {limit}",
    pictures: "Pictures",
    chosen: "{name} chosen",
    remove: "Remove {name}",
    removed: "{name} removed",
    wrongType: "This file type isn’t supported. Choose {types}.",
    tooBig: "This file is {size}. Choose one of at most {limit}.",
    empty: "This file is empty. Choose another.",
    onlyOne: "Choose one file only.",
  },
} as const;
