import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A database behind a line that can be cut. */
export type CutLine = {
  readonly url: string;
  /** Cuts the connection of each of the next statements that begin so, before the database receives it. */
  cut(statement: string, times: number): void;
  /** How many are still to be cut. */
  left(): number;
  close(): Promise<void>;
};

/** Puts a line that can be cut in front of a database. */
export async function cutLineTo(database: string): Promise<CutLine> {
  const target = new URL(database);
  const open = new Set<Socket>();
  let wanted = "";
  let left = 0;
  const server = createServer((caller) => {
    const line = connect(Number(target.port), target.hostname);
    const end = () => {
      caller.destroy();
      line.destroy();
      open.delete(caller);
    };
    open.add(caller);
    line
      .on("data", (part) => caller.write(part))
      .on("error", end)
      .on("close", end);
    caller.on("error", end).on("close", end);
    caller.on("data", (part) => {
      if (left === 0 || !part.includes(wanted)) return void line.write(part);
      left -= 1;
      end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: String(url),
    cut: (statement, times) => {
      wanted = statement;
      left = times;
    },
    left: () => left,
    close: async () => {
      for (const caller of open) caller.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
