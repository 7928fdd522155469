/** Style sheets that the build of the elements gathers, as text. */
declare module "satang-sheet:*" {
  const css: string;

  export { css };
}
