declare module "virtual:document-blocks" {
  /** Whole blocks of the documents that can run here. */
  export const blocks: readonly {
    readonly name: string;
    readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  }[];
}
