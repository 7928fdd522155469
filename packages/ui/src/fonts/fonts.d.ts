/** A style sheet, imported for its side effect. */
export {};
