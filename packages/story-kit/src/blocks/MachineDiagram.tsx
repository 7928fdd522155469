import { useEffect, useId, useState } from "react";
import { drawnFrom, transitionsOf, undrawnOf } from "./diagram.rules.ts";
import { loadMermaid } from "./mermaid.ts";

const readmes = import.meta.glob<string>("../../../machines/src/*/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The diagram that the machine's own test writes into its README. */
function diagramOf(machine: string): string {
  const readme = readmes[`../../../machines/src/${machine}/README.md`] ?? "";
  const diagram = /```mermaid\n([\s\S]+?)```/.exec(readme)?.[1];
  if (!diagram) throw new Error(`packages/machines/src/${machine} has no diagram`);
  return diagram;
}

/** A picture with a fixed size: in a separate tab the browser would fit it to the window. */
async function draw(id: string, diagram: string): Promise<Blob> {
  const mermaid = await loadMermaid();
  const { svg } = await mermaid.render(`machine-${id}`, drawnFrom(diagram));
  const drawn = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  if (!drawn) throw new Error("Mermaid rendered nothing");
  drawn.setAttribute("width", String(drawn.viewBox.baseVal.width));
  drawn.setAttribute("height", String(drawn.viewBox.baseVal.height));
  drawn.removeAttribute("style");
  return new Blob([new XMLSerializer().serializeToString(drawn)], { type: "image/svg+xml" });
}

function Transitions({ all }: { all: ReturnType<typeof transitionsOf> }) {
  return (
    <ul>
      {all.map(({ from, to, name }) => (
        <li key={`${from} ${to} ${name}`}>
          <code>{from}</code> → <code>{to}</code>: {name}
        </li>
      ))}
    </ul>
  );
}

/** States and transitions of a machine, from its current code. */
export function MachineDiagram({ of }: { of: string }) {
  const id = useId().replace(/\W/g, "");
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const diagram = diagramOf(of);
  const undrawn = undrawnOf(diagram);

  useEffect(() => {
    let stale = false;
    let url = "";
    draw(id, diagram)
      .then((blob) => {
        if (stale) return;
        url = URL.createObjectURL(blob);
        setPicture(url);
      })
      .catch((error: Error) => stale || setProblem(error.message));
    return () => {
      stale = true;
      URL.revokeObjectURL(url);
    };
  }, [diagram, id]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!picture) return <p>Drawing…</p>;
  return (
    <>
      {/* In full size: on a smaller picture the names cannot be read. */}
      <a
        href={picture}
        target="_blank"
        rel="noreferrer"
        style={{ display: "block", maxHeight: 640, overflow: "auto", borderRadius: 22 }}
      >
        <img
          src={picture}
          alt={`States and transitions of ${of}, in full size`}
          style={{ display: "block", minWidth: "100%", maxWidth: "none", background: "#fff" }}
        />
      </a>
      {undrawn.length > 0 && (
        <>
          <p>Not drawn, because it stays within one state:</p>
          <Transitions all={undrawn} />
        </>
      )}
      <details style={{ marginBlockEnd: 24 }}>
        <summary>Every transition in words</summary>
        <Transitions all={transitionsOf(diagram)} />
      </details>
    </>
  );
}
