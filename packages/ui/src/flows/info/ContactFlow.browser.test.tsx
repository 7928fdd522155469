import { SatangProvider } from "@satang/headless/provider";
import { expectAccessible } from "@satang/story-kit/axe";
import { createFakeWallet, drop, exampleOf, reply } from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ContactFlow, type ContactFlowProps } from "./ContactFlow.tsx";

type Contact = ReturnType<typeof exampleOf<"lookupContact">>;

async function open(contact?: Partial<Contact>, props: ContactFlowProps = {}) {
  const overrides = contact
    ? [reply("lookupContact", { ...exampleOf("lookupContact"), ...contact })]
    : [drop("lookupContact")];
  const wallet = createFakeWallet({ overrides });
  await show(
    <SatangProvider {...wallet.satang}>
      <ContactFlow version="1.1.14" howtoHref="/howto" {...props} />
    </SatangProvider>,
  );
  return wallet;
}

const line = page.getByRole("link", { name: "Open LINE" });

test("shows the text, the name and a link to the chat app, the videos and the version", async () => {
  await open({});
  await expect.element(page.getByRole("heading", { name: "Contact us" })).toBeVisible();
  await expect.element(page.getByText("ติดต่อได้ตลอด 24 ชั่วโมง")).toBeVisible();
  await expect.element(line).toHaveAttribute("href", "https://line.me/R/ti/p/@satang");
  await expect.element(line).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(page.getByRole("link", { name: /How-to videos/ })).toBeVisible();
  await expect.element(page.getByText("Version 1.1.14")).toBeVisible();
  await expectAccessible();
});

test("offers the support chat when the host opens it", async () => {
  const onChatPress = vi.fn();
  await open({}, { onChatPress });
  await page.getByRole("button", { name: /^Chat with support/ }).click();
  expect(onChatPress).toHaveBeenCalledOnce();
  await expectAccessible();
});

test("nothing moves when it is known that there is a support chat", async () => {
  const { lineQR: _picture, ...contact } = exampleOf("lookupContact");
  const { satang } = createFakeWallet({ overrides: [reply("lookupContact", contact)] });
  const flow = (chatLoading: boolean) => (
    <SatangProvider {...satang}>
      <ContactFlow onChatPress={() => undefined} chatLoading={chatLoading} />
    </SatangProvider>
  );
  const { rerender } = await show(flow(true));
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText("ติดต่อได้ตลอด 24 ชั่วโมง")).toBeVisible();
  const chat = page.getByRole("button", { name: /^Chat with support/ });
  expect(chat.query()).toBeNull();
  const top = () => line.element().getBoundingClientRect().top;
  const before = top();
  await rerender(flow(false));
  await expect.element(chat).toBeVisible();
  expect(Math.abs(top() - before)).toBeLessThan(2);
});

test("a link of the server that is not safe is not followed, and a foreign picture is not loaded", async () => {
  await open({ lineLink: "javascript:alert(1)", lineQR: "https://evil.test/qr.png" });
  await expect.element(page.getByText("@satang", { exact: true })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: /QR code/ })).not.toBeInTheDocument();
});

const API = "https://wallet.example";
/** Unknown to the host of the flow: pictures from here say who reads. */
const STRANGER = "https://wallet.example.evil.test";
const PICTURE = "/files/office.png";

test.each([
  ["the address of the service", {}, [API, location.origin]],
  [
    "a named address, too",
    { pictureOrigins: ["https://pictures.example"] },
    [API, location.origin, "https://pictures.example"],
  ],
])("pictures of the text come from the page and from %s", async (_name, props, expected) => {
  const picture = (origin: string) => `<p><img src="${origin}${PICTURE}" alt="From ${origin}"></p>`;
  const origins = [API, STRANGER, "http://wallet.example", "https://pictures.example"];
  await open({ contactText: `<p>Here we are</p>${[...origins, ""].map(picture).join("")}` }, props);
  await expect.element(page.getByText("Here we are")).toBeVisible();
  const shown = [...document.querySelectorAll<HTMLImageElement>(`[src$="${PICTURE}"]`)];
  expect(shown.map(({ src }) => new URL(src).origin).sort()).toEqual([...expected].sort());
  await expect.element(page.getByText(`From ${STRANGER}`)).toBeInTheDocument();
});

test("a script in the text does not reach the page", async () => {
  await open({
    contactText: '<p>Call us<img src="x" onerror="alert(1)"></p><script>alert(1)</script>',
  });
  await expect.element(page.getByText("Call us")).toBeVisible();
  expect(document.querySelector("[onerror]")).toBeNull();
});

test("without a connection it is read again on a press", async () => {
  const { backend } = await open();
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  backend.use(reply("lookupContact", exampleOf("lookupContact")));
  await again.click();
  await expect.element(line).toBeVisible();
});
