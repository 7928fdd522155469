import { type DragEvent, useState } from "react";

const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Handles files that are dropped on an element, and whether files are dragged over it. */
export function useFileDrop(take: ((files: File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  if (!take) return { over: false, target: {} };
  const hover = (event: DragEvent) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    target: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: (event: DragEvent) => {
        const into = event.relatedTarget;
        if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!bringsFiles(event)) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      },
    },
  };
}
