import { useEffect, useRef, useState } from "react";

/** Props of {@link Shown}. */
export type ShownProps = {
  /** Called when it is rendered. */
  readonly onShown: () => void;
};

/** Says that the message around it is rendered: the code of a dialog may be loaded first, or another one may be open. */
export function Shown({ onShown }: ShownProps) {
  const latest = useRef(onShown);
  useEffect(() => latest.current(), []);
  return null;
}

/** A report in a dialog: what `onDone` of a form returns, and what {@link Shown} in the dialog calls. */
export function useReport() {
  const [report] = useState(() => {
    let waiting: (() => void)[] = [];
    return {
      begin: (): Promise<void> => new Promise((resolve) => void waiting.push(resolve)),
      shown: () => {
        for (const resolve of waiting) resolve();
        waiting = [];
      },
    };
  });
  return report;
}
