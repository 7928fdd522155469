import type { MessagePath } from "../messages/catalogue.types.ts";
import { FLOW_WORDS, type FlowWordsName, SHARED_WORDS } from "./flow-words.data.ts";

/** The messages that the flows of a folder of `@satang/ui/flows` show. */
export const pathsOfFlow = (flow: FlowWordsName): readonly MessagePath[] => [
  ...FLOW_WORDS[flow].shared.flatMap((name) => SHARED_WORDS[name]),
  ...FLOW_WORDS[flow].own,
];
