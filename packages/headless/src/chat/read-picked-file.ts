import {
  CHAT_MEDIA_TYPES,
  type ChatFileKind,
  type ChatFileProblem,
  chatKindOf,
  findChatFileProblem,
} from "@satang/machines/chat";
import { prepareFile } from "../media/prepare-file.ts";

/** A file that can be sent: as it is sent, and its kind. */
export type PickedFile = { readonly file: File; readonly kind: ChatFileKind };

/** Prepares a chosen file and checks it. */
export async function readPickedFile(
  chosen: File,
): Promise<
  | { readonly picked: PickedFile; readonly problem: null }
  | { readonly picked: null; readonly problem: ChatFileProblem }
> {
  const { file, type } = await prepareFile(chosen, CHAT_MEDIA_TYPES);
  const kind = chatKindOf(type);
  const problem = findChatFileProblem({ name: file.name, size: file.size, type });
  if (kind !== null && problem === null) return { picked: { file, kind }, problem };
  return { picked: null, problem: problem ?? { kind: "unsupported", because: "content" } };
}
