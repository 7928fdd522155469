/** The part of an actor with its machine and its state. */
export interface Running {
  readonly logic: { readonly id?: string };
  getSnapshot(): { value?: unknown; children?: Readonly<Record<string, Running | undefined>> };
  subscribe(observer: { readonly next: () => void }): unknown;
}

/** The state of an actor, such as `bank.entering`; a parallel state has one for each region. */
function pathsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner).map((path) => `${key}.${path}`),
  );
}

const statesOf = (actor: Running) =>
  pathsOf(actor.getSnapshot().value).map((path) => `${actor.logic.id}.${path}`);

let running = new Set<Running>();
let passed = new Set<string>();

/**
 * Starts watching the machines of one story, including their children; only the last rendered story
 * is watched.
 */
export function watchMachines() {
  running = new Set();
  passed = new Set();
  const watched = { running, passed };
  const watch = (actor: Running) => {
    if (watched.running.has(actor)) return;
    watched.running.add(actor);
    const note = () => {
      for (const state of statesOf(actor)) watched.passed.add(state);
      for (const child of Object.values(actor.getSnapshot().children ?? {}))
        if (child?.logic.id !== undefined) watch(child);
    };
    actor.subscribe({ next: note });
  };
  return watch;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
/** More frames than the slowest story needs to reach its state. */
const FRAMES = 300;

/**
 * Called after each story. A tag `in:<machine>.<state>` requires a machine in that state at the
 * end, `through:…` one that entered it.
 * @throws Error that names the expected state and the states that were found.
 */
export async function proveStates({ tags }: { readonly tags: readonly string[] }): Promise<void> {
  for (const tag of tags) {
    const [, how, state] = /^(in|through):(.+)$/.exec(tag) ?? [];
    if (how === undefined || state === undefined) continue;
    const here = () => [...running].flatMap(statesOf);
    const found = () => (how === "in" ? here() : [...passed]);
    for (let look = 0; look < FRAMES && !found().includes(state); look++) await frame();
    if (how === "in") for (let look = 0; look < 3; look++) await frame();
    if (!found().includes(state))
      throw new Error(
        `The story must be in ${state}; found ${found().join(", ") || "no machine"}.`,
      );
  }
}
