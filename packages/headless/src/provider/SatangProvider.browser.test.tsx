import { createClient } from "@satang/api";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { assign, createActor, setup } from "xstate";
import { useSelector } from "../actors/use-selector.ts";
import { createPageLocks } from "../locks/locks.ts";
import { SatangProvider } from "./SatangProvider.tsx";
import { useActorOf } from "./use-actor-of.ts";
import { useSatang } from "./use-satang.ts";

const client = createClient({ baseUrl: "https://api.example" });

const Lost = () => {
  useSatang("useWallet");
  return null;
};

test("a hook outside of the provider throws an error that names the hook and the provider", async () => {
  await expect(render(<Lost />)).rejects.toThrow("useWallet needs a <SatangProvider> above it.");
});

const counting = (entered: () => void) =>
  setup({
    types: { context: {} as { count: number }, events: {} as { type: "add" } },
    actions: { entered },
  }).createMachine({
    context: { count: 0 },
    entry: "entered",
    on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  });

const entered = vi.fn();

const Counter = ({ name }: { name: string }) => {
  const actor = useActorOf("money", () => createActor(counting(entered)));
  const count = useSelector(actor, (snapshot) => snapshot.context.count);
  return (
    <button type="button" onClick={() => actor.send({ type: "add" })}>
      {name} {count}
    </button>
  );
};

test("StrictMode starts a machine once, and components with one key share it", async () => {
  const screen = await render(
    <StrictMode>
      <SatangProvider client={client}>
        <Counter name="first" />
        <Counter name="second" />
      </SatangProvider>
    </StrictMode>,
  );
  await screen.getByRole("button", { name: "first 0" }).click();
  await expect.element(screen.getByRole("button", { name: "second 1" })).toBeVisible();
  expect(entered).toHaveBeenCalledTimes(1);
});

const Keeper = ({ whenUnused }: { whenUnused: "keep" | "stop" }) => {
  const actor = useActorOf("flow", () => createActor(counting(() => undefined)), { whenUnused });
  const count = useSelector(actor, (snapshot) => snapshot.context.count);
  return (
    <button type="button" onClick={() => actor.send({ type: "add" })}>
      {count}
    </button>
  );
};

for (const [whenUnused, count] of [
  ["keep", "1"],
  ["stop", "0"],
] as const) {
  test(`an unused machine with ${whenUnused} shows ${count} when its screen is shown again`, async () => {
    const page = (open: boolean) => (
      <SatangProvider client={client}>
        {open ? <Keeper whenUnused={whenUnused} /> : null}
      </SatangProvider>
    );
    const screen = await render(page(true));
    await screen.getByRole("button").click();
    await screen.rerender(page(false));
    await screen.rerender(page(true));
    await expect.element(screen.getByRole("button", { name: count })).toBeVisible();
  });
}

test("a lock that another holder has is not awaited", async () => {
  const locks = createPageLocks();
  let open: (value: string) => void = () => undefined;
  const first = locks.tryRun("transfer", () => new Promise<string>((done) => (open = done)));
  expect(await locks.tryRun("transfer", async () => "second")).toBeUndefined();
  open("first");
  expect(await first).toBe("first");
  expect(await locks.tryRun("transfer", async () => "third")).toBe("third");
});
