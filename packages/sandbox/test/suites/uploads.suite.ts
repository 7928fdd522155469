import { beforeEach, describe, expect, it } from "vitest";
import { type Harness, newKey, ORIGIN } from "../support/harness.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** Far above the time of one call, because a test machine can be busy. */
const LIMIT_MS = 4_000;
const HALF_AN_HOUR_MS = 30 * 60_000 + 1_000;

function pictureForm(picture: BlobPart = PNG): FormData {
  const form = new FormData();
  form.set("file", new File([picture], "picture.png", { type: "image/png" }));
  return form;
}

/** A database keeps an upload as it is. */
export function describeStoredBytes(open: () => Harness) {
  it("gives back a picture byte for byte, whatever its bytes are", async () => {
    const api = open();
    await api.scenario.reset();
    const picture = Buffer.concat([PNG, Buffer.from(Array.from({ length: 512 }, (_, at) => at))]);
    const form = pictureForm(picture);
    const { path } = (await api.call("POST /api/chat/upload-image", { form })).body;
    const reply = await api.sandbox.fetch(new Request(new URL(path, ORIGIN)));
    expect(Buffer.from(await reply.arrayBuffer()).equals(picture)).toBe(true);
  });
}

/** Uploaded pictures are private. */
export function describeUploads(open: () => Harness) {
  let api: Harness;
  beforeEach(async () => {
    api = open();
    await api.scenario.reset();
  });
  const get = (address: string) => api.sandbox.fetch(new Request(new URL(address, ORIGIN)));
  const statusOf = async (address: string) => (await get(address)).status;
  const withoutQuery = (address: string) => address.split("?")[0] ?? address;

  describe("the picture of a slip", () => {
    let token: string;
    const newestLink = async () => {
      const body = { page: 1, limit: 1 };
      const { slips } = (await api.call("POST /api/statement/slip", { token, body })).body;
      return { link: slips[0].link as string, reference: slips[0].reference as string };
    };
    beforeEach(async () => {
      token = await api.login();
      await api.call("POST /api/wallet/slip", { token, key: newKey(), form: pictureForm() });
    });

    it("opens with the address that its owner is given, and is stored nowhere", async () => {
      const { link, reference } = await newestLink();
      const line = `GET /api/statement/slip/reference/${reference}`;
      for (const address of [link, (await api.call(line, { token })).body.url]) {
        const reply = await get(address);
        expect(reply.status).toBe(200);
        expect(Buffer.from(await reply.arrayBuffer()).equals(PNG)).toBe(true);
        expect(reply.headers.get("cache-control")).toBe("private, no-store");
        expect(reply.headers.get("content-type")).toBe("image/png");
      }
    });

    it("does not open with its number alone, nor with a seal or a moment that was changed", async () => {
      const { link } = await newestLink();
      const [, until = "", seal = ""] = /until=(\d+)&seal=([\w-]+)$/.exec(link) ?? [];
      const plain = withoutQuery(link);
      for (const wrong of [
        plain,
        `${plain}?until=${until}`,
        `${plain}?until=${until}&seal=`,
        `${plain}?until=${Number(until) + 1}&seal=${seal}`,
        `${plain}?until=${until}&seal=${seal.slice(0, -1)}`,
        `${plain}?until=${until}&seal=${seal.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
        `${plain}?until=constructor&seal=constructor`,
      ]) {
        expect(await statusOf(wrong), wrong).toBe(404);
      }
    });

    it("does not open half an hour later; its owner is then given a new address", async () => {
      const { link } = await newestLink();
      api.scenario.clock.advance(HALF_AN_HOUR_MS);
      expect(await statusOf(link)).toBe(404);
      expect(await statusOf((await newestLink()).link)).toBe(200);
    });

    it("is not opened by a chat room that shows its address, before or after it ended", async () => {
      const { link } = await newestLink();
      const body = (guestId: string) => ({
        sender: "customer",
        message: { message_type: "media", payload: { url: link, fileType: "image" } },
        guestId,
      });
      const shownTo = async (guestId: string) => {
        const asked = { guestId, limit: 10, skip: 0 };
        const reply = await api.call("POST /api/chat/history", { body: asked });
        return reply.body[0].message.payload.url as string;
      };
      await api.call("POST /api/chat/send-message", { body: body("guest-thief-1") });
      api.scenario.clock.advance(HALF_AN_HOUR_MS);
      await api.call("POST /api/chat/send-message", { body: body("guest-thief-2") });
      for (const guestId of ["guest-thief-1", "guest-thief-2"]) {
        expect(await statusOf(await shownTo(guestId)), guestId).toBe(404);
      }
      expect(await statusOf((await newestLink()).link)).toBe(200);
    });

    it("is not given to another member", async () => {
      const { reference } = await newestLink();
      const other = await api.login("0822222222");
      const line = `GET /api/statement/slip/reference/${reference}`;
      expect((await api.call(line, { token: other })).body.code).toBe("NO_DATA");
    });
  });

  describe("a picture of the chat", () => {
    const upload = async () =>
      (await api.call("POST /api/chat/upload-image", { form: pictureForm() })).body.path as string;
    const say = (guestId: string, url: string) =>
      api.call("POST /api/chat/send-message", {
        body: {
          sender: "customer",
          message: { message_type: "media", payload: { url, fileType: "image" } },
          guestId,
        },
      });
    const urlsOf = async (guestId: string) => {
      const body = { guestId, limit: 10, skip: 0 };
      const { body: messages } = await api.call("POST /api/chat/history", { body });
      return messages.map(
        (one: { message: { payload: { url: string } } }) => one.message.payload.url,
      );
    };

    it("opens from the history of the room that showed it, also after its first address ended", async () => {
      const path = await upload();
      await say("guest-owner", path);
      api.scenario.clock.advance(HALF_AN_HOUR_MS);
      expect(await statusOf(path)).toBe(404);
      const [url] = await urlsOf("guest-owner");
      expect(await statusOf(url)).toBe(200);
    });

    it("opens from the history when its message was sent after its first address ended", async () => {
      const path = await upload();
      api.scenario.clock.advance(HALF_AN_HOUR_MS);
      await say("guest-owner", path);
      const [url] = await urlsOf("guest-owner");
      expect(await statusOf(url)).toBe(200);
    });

    it("is not opened by another room that repeats the address, with or without its seal", async () => {
      const path = await upload();
      await say("guest-owner", path);
      await say("guest-thief", path);
      await say("guest-thief", withoutQuery(path));
      api.scenario.clock.advance(HALF_AN_HOUR_MS);
      for (const url of await urlsOf("guest-thief")) expect(await statusOf(url)).toBe(404);
    });
  });

  it("sends and shows messages of a visitor that are full of addresses, at once", async () => {
    const guestId = "guest-of-addresses";
    const started = performance.now();
    for (let message = 0; message < 4; message += 1) {
      const more = Array.from({ length: 500 }, (_, at) => {
        const id = (message * 500 + at).toString(16).padStart(32, "0");
        return `/api/media/uploads/${id}`;
      });
      const payload = { url: more[0], fileType: "image", more };
      const body = { sender: "customer", message: { message_type: "media", payload }, guestId };
      expect((await api.send("POST /api/chat/send-message", { body })).status).toBe(200);
    }
    const body = { guestId, limit: 10, skip: 0 };
    expect((await api.send("POST /api/chat/history", { body })).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(5 * LIMIT_MS);
  });

  it("refuses a form of many fields at once", async () => {
    const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
    const headers = { "x-client": "w", "content-type": "multipart/form-data; boundary=x" };
    const body = `${field.repeat(200_000)}--x--\r\n`;
    const address = `${ORIGIN}/api/chat/upload-image`;
    const started = performance.now();
    const request = new Request(address, { method: "POST", headers, body });
    expect((await api.sandbox.fetch(request)).status).toBe(404);
    expect(performance.now() - started).toBeLessThan(LIMIT_MS);
  });

  it("has no upload with an odd name", async () => {
    for (const name of [
      "%00",
      "%ED%A0%80",
      "%",
      "constructor",
      "__proto__",
      "a".repeat(9_999),
      "'",
    ]) {
      expect(await statusOf(`/api/media/uploads/${name}?until=1&seal=x`), name).toBe(404);
    }
    expect(api.errors).toEqual([]);
  });
}
