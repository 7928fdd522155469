import { SLIP_MEDIA_TYPES } from "@satang/machines/slip";
import { type PreparedFile, prepareFile } from "../media/prepare-file.ts";

const prepared = new WeakMap<File, Promise<PreparedFile>>();

/** The picture of a slip as it is sent. What is checked is what is sent, so that it is made once. */
export function prepareSlip(chosen: File): Promise<PreparedFile> {
  const known = prepared.get(chosen);
  if (known) return known;
  const made = prepareFile(chosen, SLIP_MEDIA_TYPES);
  prepared.set(chosen, made);
  return made;
}
