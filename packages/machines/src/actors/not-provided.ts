/** In place of an actor that the host did not provide: it fails, and the error names machine and actor. */
export const notProvided = (machine: string, actor: string) => (): never => {
  throw new Error(`${machine}: provide the actor ${actor}`);
};
