import document from "../openapi.json" with { type: "json" };
import { factsOf } from "../src/contract/facts.ts";
import type { OperationId } from "../src/contract/operation.types.ts";

interface Parameter {
  in?: string;
  name?: string;
  example?: unknown;
  $ref?: string;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { example?: object }> };
}

const parameters: Record<string, Parameter> = document.components.parameters;

const resolved = (parameter: Parameter): Parameter =>
  parameter.$ref ? (parameters[parameter.$ref.split("/").at(-1) ?? ""] ?? {}) : parameter;

const operationOf = (id: OperationId): Operation => {
  const { method, path } = factsOf(id);
  const item = (document.paths as Record<string, Record<string, Operation>>)[path];
  const operation = item?.[method.toLowerCase()];
  if (!operation) throw new Error(`${id} is not in the bundle`);
  return operation;
};

/** Example values of a path's parameters. */
export const samplePath = (id: OperationId): Record<string, string> =>
  Object.fromEntries(
    (operationOf(id).parameters ?? [])
      .map(resolved)
      .filter((parameter) => parameter.in === "path")
      .map(({ name, example }) => [name, example]),
  );

/** The example JSON body, if the operation takes one. */
export const sampleBody = (id: OperationId): object | undefined =>
  operationOf(id).requestBody?.content["application/json"]?.example;

const takesFile = (id: OperationId) =>
  operationOf(id).requestBody?.content["multipart/form-data"] !== undefined;

/** The input of a client method, made from the examples of the contract. */
export const sampleInput = (id: OperationId): object | undefined => {
  if (takesFile(id)) return { file: new Blob(["bytes"], { type: "image/png" }), name: "slip.png" };
  const { reference, ...path } = samplePath(id);
  const wire =
    id === "statementSlipReference"
      ? { reference }
      : id === "qrcodeCancel"
        ? { qrcodeId: reference }
        : { provider: reference };
  const input = { ...(reference !== undefined && wire), ...path, ...sampleBody(id) };
  return Object.keys(input).length > 0 ? input : undefined;
};
