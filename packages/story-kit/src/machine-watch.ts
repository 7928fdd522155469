/** The part of an actor that says which machine it runs and in which state it is. */
export interface Running {
  readonly logic: { readonly id?: string };
  getSnapshot(): { value?: unknown; children?: Readonly<Record<string, Running | undefined>> };
  subscribe(next: () => void): unknown;
}

/** Where an actor stands: `bank.entering`; in a parallel state one for each region. */
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

/** Starts watching the machines of one story, children included; the story shown last is the one that is watched. */
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
    actor.subscribe(note);
  };
  return watch;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Some frames more than the slowest way of a story to its state. */
const FRAMES = 300;

/**
 * After each story: a tag `in:<machine>.<state>` holds only when such a machine rests in that state, `through:…` when
 * it came through it.
 * @throws Error naming the state that was promised and those found.
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
      throw new Error(`The story promises ${state}; found ${found().join(", ") || "no machine"}.`);
  }
}
