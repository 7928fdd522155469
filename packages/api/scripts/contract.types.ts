/* The parts of the contract that are read. */

/** A reference to another place of the document. */
type Referring = { readonly $ref?: string };

export type Schema = Referring & {
  readonly type?: string | readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  /** The documents do not show the reply. */
  readonly "x-assumed"?: boolean;
};

/** The body of a reply. */
export type Media = {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
};

export type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly (Referring & { readonly name?: string })[];
  readonly security?: readonly object[];
  readonly responses: {
    readonly "200": { readonly content: { readonly "application/json": Media } };
  };
  readonly "x-safe"?: boolean;
  readonly "x-side-effect"?: boolean;
  readonly "x-timeout-ms"?: number;
};

export type Method = "get" | "post" | "put" | "delete";

export type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>> & {
      readonly ErrorCode: { readonly enum: readonly string[] };
      readonly SlipFailureReason: { readonly enum: readonly string[] };
      readonly Label: { readonly maxLength: number };
      readonly Words: { readonly maxLength: number };
    };
  };
};
