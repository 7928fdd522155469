import { moneyOperations } from "@satang/headless/operations";
import { SatangProvider } from "@satang/headless/provider";
import { createFakeWallet } from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useOperationName } from "./use-operation-name.ts";
import { useOrderWords } from "./use-order-words.ts";

const { satang } = createFakeWallet();

function Words({ operation, order = {} }: { operation: string; order?: unknown }) {
  const name = useOperationName();
  const words = useOrderWords();
  return (
    <>
      <h1>{name(operation)}</h1>
      <p>{words(operation, order)}</p>
    </>
  );
}

const open = (operation: string) =>
  show(
    <SatangProvider {...satang}>
      <Words operation={operation} />
    </SatangProvider>,
  );
const heading = page.getByRole("heading");
const text = page.getByRole("paragraph");

test("a message about an operation of another package has a general name and no details", async () => {
  await open("another");
  await expect.element(heading).toHaveTextContent("Your request");
  await expect.element(text).toHaveTextContent("");
});

test("a message about a registration does not show the number: another visitor may read it", async () => {
  await show(
    <SatangProvider {...satang}>
      <Words operation="register" order={{ phoneNumber: "0812345678", name: "สมชาย" }} />
    </SatangProvider>,
  );
  await expect.element(text).toHaveTextContent("Registration from this device");
});

test.each(moneyOperations.map(({ name }) => name))(
  "a message about %s names it and says what was ordered",
  async (operation) => {
    await open(operation);
    await expect.element(heading).not.toHaveTextContent("Your request");
    await expect.element(text).not.toHaveTextContent("");
  },
);
