type Listening = typeof EventTarget.prototype.addEventListener;

/** The key of a listener: its target stores it by type, function and phase. */
interface Held {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
}

/**
 * Listeners of a removed node are removed with it; other targets keep listeners until they are
 * removed.
 */
const isStillNeeded = ({ target }: Held) => !(target instanceof Node) || target.isConnected;

/** Counts the listeners that are added from now on and not removed again. */
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
    // Listeners of the test runner are not counted, and are removed with their target.
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
      held = held.filter(isStillNeeded);
      return held.map(({ target, type }) => `${target.constructor.name} ${type}`);
    },
    stop: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}
