import { exampleOf, type Override, refuse, reply } from "@satang/api/testing";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { useWallet } from "../wallet/index.ts";
import { usePlayGame } from "./use-play-game.ts";

const LINE = "Mozilla/5.0 (iPhone) Line/14.9.0";
const pg = { category: "slot", code: "PG", name: "PG", isActive: true, amount: 0 };

const createTab = () => ({
  opener: window as Window | null,
  closed: false,
  close: vi.fn(),
  document: document.implementation.createHTMLDocument(),
});

function openTabs(tab: ReturnType<typeof createTab> | null) {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window | null);
}

type PageProps = { readonly code: string; readonly onNotOpened: (code: string) => void };

function Page({ code, onNotOpened }: PageProps) {
  const { state } = useWallet();
  const play = usePlayGame({
    onNotOpened,
    waitingWords: ({ name }) => ({ text: `Opening ${name}`, lang: "en" }),
  });
  return (
    <>
      <p>{state}</p>
      <button type="button" onClick={() => play(code)}>
        Play
      </button>
    </>
  );
}

async function playWith(own: object, ...overrides: Override[]) {
  const game = { ...pg, ...own };
  const onNotOpened = vi.fn();
  const { screen, sent } = await renderWithBackend(
    <Page code={game.code} onNotOpened={onNotOpened} />,
    {
      overrides: [
        reply("walletGet", { ...exampleOf("walletGet"), slots: [game] as never }),
        ...overrides,
      ],
    },
  );
  await expect.element(screen.getByText("ready")).toBeVisible();
  const press = screen.getByRole("button", { name: "Play" });
  return { press, onNotOpened, sent };
}

afterEach(() => void vi.restoreAllMocks());

test("a game opens in a tab within the press, once, and no money is moved", async () => {
  const tab = createTab();
  const open = openTabs(tab);
  const { press, onNotOpened, sent } = await playWith({});
  await press.dblClick();
  expect(open).toHaveBeenCalledExactlyOnceWith("", "_blank");
  expect(tab.document.title).toBe("Opening PG");
  await expect.poll(() => sent("autoLoginWithUsername")).toHaveLength(1);
  await expect.poll(() => tab.document.querySelector("a")?.href).toBeDefined();
  expect(sent("walletTransferAll")).toEqual([]);
  expect(onNotOpened).not.toHaveBeenCalled();
});

test.each([
  ["a browser that opens no tab", {}, navigator.userAgent],
  ["a page inside another app", {}, LINE],
  ["a game without a site for the web", { code: "OTHER", web: null }, navigator.userAgent],
  ["a game without an account", { isActive: false }, navigator.userAgent],
])("with %s nothing is read, and the caller is asked for another way", async (_, game, agent) => {
  openTabs(null);
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  const { press, onNotOpened, sent } = await playWith(game);
  await press.click();
  await expect.poll(() => onNotOpened.mock.calls).toEqual([[expect.any(String), null]]);
  expect(sent("walletGameAccount")).toEqual([]);
});

test("a site that cannot be read leaves no tab, and the caller gets the reason", async () => {
  const tab = createTab();
  openTabs(tab);
  const { press, onNotOpened } = await playWith(
    {},
    refuse("autoLoginWithUsername", "INTERNAL_SERVER_ERROR"),
  );
  await press.click();
  await expect
    .poll(() => onNotOpened.mock.calls)
    .toEqual([["PG", expect.objectContaining({ code: "INTERNAL_SERVER_ERROR" })]]);
  expect(tab.close).toHaveBeenCalledOnce();
});
