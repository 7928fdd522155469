import { useEffect, useId, useState } from "react";
import { loadMermaid } from "./mermaid.ts";

const readmes = import.meta.glob<string>("../../packages/machines/src/*/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The diagram that the machine's own test writes into its README. */
function diagramOf(machine: string): string {
  const readme = readmes[`../../packages/machines/src/${machine}/README.md`] ?? "";
  const diagram = /```mermaid\n([\s\S]+?)```/.exec(readme)?.[1];
  if (!diagram) throw new Error(`packages/machines/src/${machine} has no diagram`);
  return diagram;
}

/** States and transitions of a machine, as they are in its code today. */
export function MachineDiagram({ of }: { of: string }) {
  const id = useId().replace(/\W/g, "");
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const diagram = diagramOf(of);

  useEffect(() => {
    let stale = false;
    loadMermaid()
      .then((mermaid) => mermaid.render(`machine-${id}`, diagram))
      .then(
        ({ svg }) =>
          stale || setPicture(URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))),
      )
      .catch((error: Error) => stale || setProblem(error.message));
    return () => {
      stale = true;
    };
  }, [diagram, id]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!picture) return <p>Drawing…</p>;
  return (
    <a href={picture} target="_blank" rel="noreferrer">
      <img
        src={picture}
        alt={`States and transitions of ${of}`}
        style={{ width: "100%", background: "#fff" }}
      />
    </a>
  );
}
