import type { HttpHandler, http as MswHttp } from "msw";
import { factsOf, OPERATION_IDS } from "../contract/facts.ts";
import type { FakeBackend } from "./fake-backend.ts";

const METHODS = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const;

/**
 * MSW handlers for every operation, answered by a fake backend. `http` is passed in, so that this module does not load MSW.
 *
 * @example
 * import { http } from "msw";
 * import { setupServer } from "msw/node";
 * const backend = createFakeBackend();
 * const server = setupServer(...createMswHandlers(http, backend));
 */
export const createMswHandlers = (http: typeof MswHttp, backend: FakeBackend): HttpHandler[] =>
  OPERATION_IDS.map((id) => {
    const { method, path } = factsOf(id);
    const pattern = `*${path.replace(/\{(\w+)\}/g, ":$1")}`;
    return http[METHODS[method]](pattern, ({ request }) => backend.respond(request.clone()));
  });
