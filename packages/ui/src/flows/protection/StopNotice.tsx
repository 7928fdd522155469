import type { PlayStop } from "@satang/headless/protection";
import { Alert } from "../../primitives/Alert/index.ts";
import { PauseIcon } from "../../primitives/Icon/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { useStopWords } from "./use-stop-words.ts";

/** Says in place of a form why nothing can be done there now, and until when. */
export function StopNotice({ stop }: { readonly stop: PlayStop }) {
  const { title, text } = useStopWords()(stop);
  return (
    <Alert tone="info" live="polite" icon={<PauseIcon size={18} />} title={wholeNumbers(title)}>
      {wholeNumbers(text)}
    </Alert>
  );
}
