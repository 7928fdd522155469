import { beforeEach, describe, expect, it, vi } from "vitest";
import { modalHistory } from "./modal-history.ts";

const settled = () => expect.poll(() => modalHistory.current()).toBeUndefined();

describe("modals in the history", () => {
  beforeEach(() => {
    window.history.replaceState(null, "");
    return modalHistory.subscribe(() => {});
  });

  it("close by the back button", async () => {
    modalHistory.open("deposit");
    expect(modalHistory.current()).toBe("deposit");
    window.history.back();
    await settled();
  });

  it("close by their own button without leaving the page, also when it is pressed several times", async () => {
    const here = window.location.href;
    window.history.pushState({ mark: "page" }, "");
    modalHistory.open("withdraw");
    modalHistory.close();
    modalHistory.close();
    await settled();
    expect(window.history.state).toEqual({ mark: "page" });
    expect(window.location.href).toBe(here);
  });

  it("replace one another: from the drawer to deposit, one step back closes", async () => {
    window.history.pushState({ mark: "page" }, "");
    modalHistory.open("actions");
    modalHistory.close();
    modalHistory.open("deposit");
    await Promise.resolve();
    expect(modalHistory.current()).toBe("deposit");
    modalHistory.close();
    await settled();
    expect(window.history.state).toEqual({ mark: "page" });
  });

  it("notify their listeners", async () => {
    const listener = vi.fn();
    const stop = modalHistory.subscribe(listener);
    modalHistory.open("conditions");
    expect(listener).toHaveBeenCalledTimes(1);
    window.history.back();
    await expect.poll(() => listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
