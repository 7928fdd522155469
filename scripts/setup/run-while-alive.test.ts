import { EventEmitter } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runWhileAlive } from "./run-while-alive.ts";

const MINUTE = 60_000;
const GROUP = 4711;

/** A command that writes and ends when the test says so. */
function fakeMachine({ endsOn = "SIGTERM" }: { endsOn?: NodeJS.Signals } = {}) {
  const child = Object.assign(new EventEmitter(), { pid: GROUP });
  const signals: string[] = [];
  let size = 0;
  return {
    signals,
    write: () => {
      size += 1;
    },
    exit: (code: number | null) => child.emit("close", code),
    machine: {
      start: () => child,
      written: () => size,
      signal(group: number, name: NodeJS.Signals) {
        expect(group).toBe(GROUP);
        signals.push(name);
        if (name === endsOn && child.listenerCount("close") > 0) {
          const [close] = child.listeners("close");
          child.removeAllListeners("close");
          close?.(null);
        }
      },
    },
  };
}

const limits = { log: "any.log", silentFor: 2 * MINUTE, atMost: 60 * MINUTE };

describe("a watched suite", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("that writes sometimes is slow, not hung, and is not ended", async () => {
    const { machine, write, exit, signals } = fakeMachine();
    const ended = runWhileAlive(["slow"], limits, machine);
    for (let minute = 0; minute < 50; minute++) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      write();
    }
    expect(signals).toEqual([]);
    exit(0);
    expect(await ended).toEqual({ code: 0, endedBy: "itself" });
  });

  test("that writes nothing for its time limit is asked to end, with every process that it started", async () => {
    const { machine, write, signals } = fakeMachine();
    const ended = runWhileAlive(["hung"], limits, machine);
    await vi.advanceTimersByTimeAsync(MINUTE);
    write();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(signals).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signals[0]).toBe("SIGTERM");
    expect(await ended).toEqual({ code: 1, endedBy: "silence" });
  });

  test("that never stops writing is ended by the total limit", async () => {
    const { machine, write } = fakeMachine();
    const ended = runWhileAlive(["endless"], limits, machine);
    for (let minute = 0; minute < 60; minute++) {
      write();
      await vi.advanceTimersByTimeAsync(MINUTE);
    }
    expect(await ended).toEqual({ code: 1, endedBy: "limit" });
  });

  test("that does not end when asked is killed ten seconds later", async () => {
    const { machine, signals } = fakeMachine({ endsOn: "SIGKILL" });
    const ended = runWhileAlive(["deaf"], limits, machine);
    await vi.advanceTimersByTimeAsync(2 * MINUTE + 9_000);
    expect(signals).toEqual(["SIGTERM"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signals[1]).toBe("SIGKILL");
    expect(await ended).toEqual({ code: 1, endedBy: "silence" });
  });

  test("reports the time every second", async () => {
    const { machine, exit } = fakeMachine();
    const onTick = vi.fn();
    const ended = runWhileAlive(["any"], { ...limits, onTick }, machine);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(onTick.mock.calls).toEqual([[1_000], [2_000], [3_000]]);
    exit(0);
    await ended;
  });

  test("that cannot be started fails", async () => {
    const child = new EventEmitter();
    const start = () => Object.assign(child, { pid: undefined });
    const ended = runWhileAlive(["missing"], limits, { ...fakeMachine().machine, start });
    child.emit("error", new Error("ENOENT"));
    expect(await ended).toEqual({ code: 127, endedBy: "itself" });
  });
});

describe("a real command", () => {
  const folder = mkdtempSync(join(tmpdir(), "satang-suite-"));
  const log = join(folder, "suite.log");
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  test("is ended together with its child processes when it is silent", async () => {
    // A shell writes within milliseconds of its start, so that two seconds are silence.
    const ended = await runWhileAlive(["sh", "-c", "sleep 600 & echo $!; wait"], {
      log,
      silentFor: 2_000,
      atMost: MINUTE,
    });
    expect(ended.endedBy).toBe("silence");
    const grandchild = Number(readFileSync(log, "utf8"));
    expect(grandchild).toBeGreaterThan(0);
    await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false), 5_000);
  });
});
