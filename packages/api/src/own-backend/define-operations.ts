import { factsOf } from "../contract/facts.ts";
import type { OperationId } from "../contract/operation.types.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { readBody } from "../reply/reply-body.ts";
import { adaptReply } from "./adapt-reply.ts";
import { findPathProblem } from "./mapped-path.rules.ts";
import type { BackendReply, OperationMappings, Operations } from "./own-backend.types.ts";

type Mapping = {
  readonly path?: string;
  readonly reply?: (reply: BackendReply) => unknown;
};

const check = (id: string, { path, reply, ...others }: Mapping): void => {
  const refuse = (problem: string): never => {
    throw new TypeError(`defineOperations: ${id}: ${problem}`);
  };
  if (!Object.hasOwn(OPERATIONS, id)) refuse("the contract has no such operation");
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) refuse(`there is no option ${JSON.stringify(unknown)}`);
  if (reply !== undefined && typeof reply !== "function") refuse("reply is not a function");
  if (path === undefined) return;
  const problem = findPathProblem(path, factsOf(id as OperationId).path);
  if (problem !== null) refuse(`the path ${JSON.stringify(path)}: ${problem}`);
};

/**
 * Describes where your backend differs from the contract: other paths, and adapters for replies of another shape.
 *
 * @throws TypeError for an unknown operation, or a path that would leave the address of the backend
 * @example
 * const operations = defineOperations({
 *   lookupWithdraw: { path: "/v2/limits" },
 *   walletTransfer: { reply: ({ body }) => (isAccepted(body) ? { code: "OK" } : { error: { code: "TRANSFER_FAIL" } }) },
 * });
 * const client = createClient({ baseUrl: "https://wallet.satang.example", operations });
 */
export const defineOperations = (mappings: OperationMappings): Operations => {
  // A copy: what was checked is what is used.
  const mapped = new Map(
    Object.entries(mappings).map(([id, mapping]) => [id, { ...mapping } as Mapping]),
  );
  for (const [id, mapping] of mapped) check(id, mapping);
  const adapt: Operations["adapt"] = (id, reply) => {
    const adapter = mapped.get(id)?.reply;
    return adapter ? adaptReply(id, adapter, reply) : reply.text;
  };
  return {
    pathOf: (id) => mapped.get(id)?.path ?? factsOf(id).path,
    adapt,
    read: (id, reply, arrived) => {
      try {
        const text = adapt(id, reply);
        return text === reply.text ? arrived : readBody(text);
      } catch (error) {
        globalThis.reportError?.(error);
        return null;
      }
    },
  };
};
