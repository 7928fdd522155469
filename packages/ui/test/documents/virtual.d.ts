declare module "virtual:document-blocks" {
  /** Blocks of the documents that can run here. */
  export const blocks: readonly {
    readonly name: string;
    /** Code of the fragment; `null` for a whole block. */
    readonly fragment: string | null;
    readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  }[];
}
