import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { cases } from "virtual:cases";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { Drawn } from "./case.types.ts";

/** The whole markup, after everything that it waits for. */
function render(element: ReactElement): Promise<string> {
  return new Promise((done, fail) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => done(text(stream.pipe(new PassThrough()))),
      onError: fail,
    });
  });
}

/** Renders every case as a server does, one after the other. */
export async function draw(): Promise<Drawn[]> {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => said.push(words.map(String).join(" "));
  const drawn: Drawn[] = [];
  try {
    for (const { id, draw, has } of await cases()) {
      said.length = 0;
      const html = await render(draw()).catch((thrown) => {
        said.push(String(thrown));
        return "";
      });
      if (has !== undefined && !html.includes(has)) said.push(`the server did not render "${has}"`);
      drawn.push({ id, html, complaints: [...said] });
    }
    return drawn;
  } finally {
    console.error = error;
  }
}
