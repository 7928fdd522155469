/** A file to upload. */
export type FileInput = {
  /** The file, or bytes with a type. */
  file: Blob;
  /** Name to send when `file` has none. */
  name?: string;
};

/** The form of an upload: one field, `file`. */
export const formOf = ({ file, name }: FileInput): FormData => {
  const form = new FormData();
  if (name === undefined) form.append("file", file);
  else form.append("file", file, name);
  return form;
};
