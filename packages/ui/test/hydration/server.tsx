import { cases } from "virtual:cases";
import { renderToString } from "react-dom/server";
import type { Drawn } from "./case.types.ts";

/** Renders every case as a server does, one after the other. */
export async function draw(): Promise<Drawn[]> {
  const said: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => said.push(words.map(String).join(" "));
  try {
    return (await cases()).map(({ id, draw }) => {
      said.length = 0;
      try {
        return { id, html: renderToString(draw()), complaints: [...said] };
      } catch (thrown) {
        return { id, html: "", complaints: [...said, String(thrown)] };
      }
    });
  } finally {
    console.error = error;
  }
}
