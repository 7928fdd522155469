type Listening = typeof EventTarget.prototype.addEventListener;

/** What leads to one listener: its target holds it under type, function and phase. */
interface Held {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
}

/** A node that left the page takes its listeners along; anything else keeps them until they are taken off. */
const stands = ({ target }: Held) => !(target instanceof Node) || target.isConnected;

/** Counts the listeners put on anything from now on that are not taken off again. */
export function countListeners() {
  let held: Held[] = [];

  const heldOf = (target: EventTarget, args: Parameters<Listening>): Held => {
    const [type, listener, options] = args;
    const capture = Boolean(typeof options === "object" ? options.capture : options);
    return { target, type, listener, capture };
  };
  const same = (one: Held) => (other: Held) =>
    (Object.keys(one) as (keyof Held)[]).every((key) => one[key] === other[key]);
  const forget = (one: Held) => {
    const at = held.findIndex(same(one));
    if (at >= 0) held.splice(at, 1);
  };

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...args: Parameters<Listening>) {
    const target = this ?? window;
    const [type, listener, options] = args;
    addEventListener.apply(target, args);
    const one = heldOf(target, args);
    const { once = false, signal } = typeof options === "object" ? options : {};
    if (!listener || signal?.aborted || held.some(same(one))) return;
    held.push(one);
    const drop = () => forget(one);
    // Ours are put on behind the count, and go with what they wait for.
    if (once)
      addEventListener.call(target, type, drop, {
        capture: one.capture,
        once,
        ...(signal && { signal }),
      });
    if (signal) addEventListener.call(signal, "abort", drop, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (...args: Parameters<Listening>) {
    const target = this ?? window;
    removeEventListener.apply(target, args);
    forget(heldOf(target, args));
  };

  return {
    left: () => {
      held = held.filter(stands);
      return held.map(({ target, type }) => `${target.constructor.name} ${type}`);
    },
    stop: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}
