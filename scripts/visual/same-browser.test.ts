import type { Browser } from "playwright";
import { expect, test, vi } from "vitest";
import { type BrowserName, drawsAs, type Finder, findBrowser } from "./same-browser.ts";

const shell = (version: string): BrowserName => ({ product: "HeadlessChrome", version });
const whole = (version: string): BrowserName => ({ product: "Chrome", version });
const wanted = shell("156.0.8078.79");

test.each([
  ["the very same", wanted, true],
  ["a security update of its branch", shell("156.0.8078.143"), true],
  ["the next release", shell("157.0.8101.12"), false],
  ["another build of the release", shell("156.0.8079.79"), false],
  ["the whole browser of the same version", whole("156.0.8078.79"), false],
])("a browser renders the same or not: %s", (_, name, does) => {
  expect(drawsAs(name, wanted)).toBe(does);
});

/** A machine with these programs, and the program that an installation adds. */
function machine(programs: Record<string, BrowserName>, added: Record<string, BrowserName> = {}) {
  const closed: string[] = [];
  const installed = vi.fn(async () => {
    Object.assign(programs, added);
  });
  const finder: Finder = {
    programs: () => Object.keys(programs),
    async launch(program = "") {
      const name = programs[program];
      if (!name) throw new Error("no such program");
      const send = async () => ({ product: `${name.product}/${name.version}` });
      return {
        newBrowserCDPSession: async () => ({ send, detach: async () => {} }),
        close: async () => {
          closed.push(program);
        },
      } as unknown as Browser;
    },
    installers: [installed],
  };
  return { finder, installed, closed };
}

const find = (finder: Finder) => findBrowser(wanted, (name) => drawsAs(name, wanted), finder);

test("the browser of the baselines is found behind another one", async () => {
  const { finder, installed, closed } = machine({
    "/usr/bin/chromium": whole("156.0.8078.79"),
    "/usr/bin/chromium-headless-shell": wanted,
  });
  expect((await find(finder)).name).toEqual(wanted);
  expect(closed).toEqual(["/usr/bin/chromium"]);
  expect(installed).not.toHaveBeenCalled();
});

test("the browser of the baselines is installed when only another one is found", async () => {
  const { finder } = machine({ "/usr/bin/chromium": whole("156.0.8078.79") }, { shell: wanted });
  expect((await find(finder)).name).toEqual(wanted);
});

test("when the browser of the baselines cannot be installed, one line names the wanted and the found browsers", async () => {
  const { finder, closed } = machine({ "/usr/bin/chromium": whole("156.0.8078.79") });
  const message = await find(finder).then(String, ({ message }: Error) => message);
  expect(message).toContain("HeadlessChrome 156.0.8078.79");
  expect(message).toContain("Chrome 156.0.8078.79 (/usr/bin/chromium)");
  expect(message).not.toContain("\n");
  expect(closed).toEqual(["/usr/bin/chromium", "/usr/bin/chromium"]);
});
