import { afterEach, expect, test, vi } from "vitest";
import { followRegistration, updates } from "./updates.ts";

afterEach(() => vi.unstubAllGlobals());

/** Part of a registration that a page reads, with a worker that finishes its installation. */
function createRegistration() {
  const worker = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: null as EventTarget | null,
  });
  return {
    registration: registration as unknown as ServiceWorkerRegistration,
    find: () => {
      registration.installing = worker;
      registration.dispatchEvent(new Event("updatefound"));
    },
    finish: () => {
      Object.assign(registration, { installing: null, waiting: worker });
      worker.dispatchEvent(new Event("statechange"));
    },
  };
}

test.each(["before", "after"])(
  "a version that is found %s the page follows it is announced",
  (when) => {
    vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
    const { registration, find, finish } = createRegistration();
    const announced = vi.fn();
    const stop = updates.subscribe(() => announced(updates.isReady()));
    if (when === "before") find();
    followRegistration(registration);
    if (when === "after") find();
    expect(updates.isReady()).toBe(false);
    finish();
    expect(updates.isReady()).toBe(true);
    expect(announced).toHaveBeenLastCalledWith(true);
    stop();
  },
);
