/** A scenario call that cannot be carried out; the message gives the reason. */
export class ScenarioError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ScenarioError";
  }
}
