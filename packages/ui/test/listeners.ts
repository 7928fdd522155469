type Listening = typeof EventTarget.prototype.addEventListener;

/** Counts the listeners put on document and window from now on that are not taken off again. */
export function countListeners() {
  const held = new Set<string>();
  const numbers = new WeakMap<object, number>();
  let known = 0;

  const note = (mark: "add" | "delete", target: unknown, args: Parameters<Listening>) => {
    const [type, listener, options] = args;
    if (!listener || (target !== document && target !== window)) return;
    if (!numbers.has(listener)) {
      known += 1;
      numbers.set(listener, known);
    }
    const capture = typeof options === "object" ? options.capture : options;
    const place = target === window ? "window" : "document";
    held[mark](`${place} ${type} ${numbers.get(listener)} ${Boolean(capture)}`);
  };

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...args: Parameters<Listening>) {
    note("add", this, args);
    return addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args: Parameters<Listening>) {
    note("delete", this, args);
    return removeEventListener.apply(this, args);
  };

  return {
    left: () => held.size,
    stop: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}
