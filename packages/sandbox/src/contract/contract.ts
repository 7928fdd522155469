import type { OperationId } from "@satang/api";
import openapi from "@satang/api/openapi.json" with { type: "json" };
import { type Document, OpenAPIBackend, type Operation, type Request } from "openapi-backend";
import { formats } from "./formats.rules.ts";

/** An operation of the contract that a request matched. */
export type MatchedOperation = {
  readonly operationId: OperationId;
  /** No token, a token if there is one, or a token always. */
  readonly auth: "none" | "optional" | "required";
  /** The call has an Idempotency-Key, and a second call with it has no second effect. */
  readonly isIdempotent: boolean;
  readonly takesForm: boolean;
  readonly params: Readonly<Record<string, string>>;
};

/** A request as the contract sees it. */
export type ContractRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** A reason why a request or reply breaks the contract. */
export type Violation = {
  /** The place, `/requestBody/amount`. */
  readonly at: string;
  readonly message: string;
  /** The values that the contract allows there, when it lists them. */
  readonly allowed?: readonly unknown[];
};

/** The contract, ready to match and check. */
export type Contract = {
  readonly operationIds: readonly OperationId[];
  match(method: string, path: string): MatchedOperation | undefined;
  checkRequest(operationId: OperationId, request: ContractRequest): readonly Violation[];
  checkReply(operationId: OperationId, status: number, body: unknown): readonly Violation[];
};

/** The header that every client sends. */
export const CLIENT_HEADER = openapi.components.securitySchemes.client.name;

const definition = openapi as unknown as Document;

function violations(
  errors:
    | readonly { instancePath: string; message?: string | undefined; params?: unknown }[]
    | null,
): readonly Violation[] {
  return (errors ?? []).map(({ instancePath, message = "", params }) => ({
    at: `${instancePath}${missingName(params)}`,
    message,
    ...allowedValues(params),
  }));
}

function allowedValues(params: unknown): Pick<Violation, "allowed"> {
  const { allowedValues: list, allowedValue: one } = (params ?? {}) as Record<string, unknown>;
  if (Array.isArray(list)) return { allowed: list };
  return one === undefined ? {} : { allowed: [one] };
}

function missingName(params: unknown): string {
  const name = (params as { missingProperty?: unknown } | undefined)?.missingProperty;
  return typeof name === "string" ? `/${name}` : "";
}

function authOf(operation: Operation): MatchedOperation["auth"] {
  const ways = operation.security ?? definition.security ?? [];
  const withMember = ways.filter((way) => "member" in way).length;
  if (withMember === 0) return "none";
  return withMember === ways.length ? "required" : "optional";
}

/** How a contract is loaded. */
export type ContractOptions = {
  /**
   * Every violation is listed, and not the first only. A list of 400,000 wrong items has millions
   * of them, so only for small bodies. @default false
   */
  readonly listsAll?: boolean;
  /** Whether a text or a list may be longer than its maximum, as a reply may that a client shortens. @default false */
  readonly allowsLong?: boolean;
};

const MAXIMA: ReadonlySet<string> = new Set(["maxLength", "maxItems"]);

/** A schema without its maxima of texts and lists; a property with the name of one is an object. */
function withoutMaxima(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMaxima);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => !(MAXIMA.has(name) && typeof inner === "number"),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutMaxima(inner)]));
}

/** Loads the bundled contract of `@satang/api`. Validators are compiled when first needed. */
export async function loadContract({
  listsAll = false,
  allowsLong = false,
}: ContractOptions = {}): Promise<Contract> {
  const backend = new OpenAPIBackend({
    definition: allowsLong ? (withoutMaxima(definition) as Document) : definition,
    quick: true,
    ajvOpts: {
      strict: false,
      allErrors: listsAll,
      logger: false,
      // `npm test` lints the contract. Each validator would compile the schema of JSON Schema to check it again.
      validateSchema: false,
    },
    customizeAjv: (ajv) => {
      for (const [name, pattern] of Object.entries(formats)) ajv.addFormat(name, pattern);
      return ajv;
    },
    // `/api/chat/read-customer/` ends with a slash; without it no operation would match.
    ignoreTrailingSlashes: false,
  });
  await backend.init();
  // The library lists all operations of the definition again for each request.
  const operations = backend.getOperations();
  backend.router.getOperations = () => operations;
  const described = new Map(
    operations.map((operation) => {
      const parameters = (operation.parameters ?? []) as { name?: string }[];
      const content = (operation.requestBody as { content?: object } | undefined)?.content ?? {};
      return [
        operation.operationId as OperationId,
        {
          auth: authOf(operation),
          isIdempotent: parameters.some(({ name }) => name?.toLowerCase() === "idempotency-key"),
          takesForm: "multipart/form-data" in content,
        },
      ] as const;
    }),
  );
  return {
    operationIds: [...described.keys()],
    match(method, path) {
      const request: Request = { method, path, headers: {} };
      const operation = backend.matchOperation(request);
      const operationId = operation?.operationId as OperationId | undefined;
      const known = operationId === undefined ? undefined : described.get(operationId);
      if (operation === undefined || operationId === undefined || known === undefined) {
        return undefined;
      }
      const { params } = backend.router.parseRequest(request, operation);
      return { operationId, ...known, params: params as Record<string, string> };
    },
    checkRequest(operationId, request) {
      const { body, headers, ...rest } = request;
      const whole: Request = { ...rest, headers: { ...headers } };
      if (body !== undefined) whole.body = body;
      return violations(backend.validateRequest(whole, operationId).errors ?? null);
    },
    checkReply: (operationId, status, body) =>
      violations(backend.validateResponse(body, operationId, status).errors ?? null),
  };
}
