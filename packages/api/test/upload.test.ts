import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient, type UploadProgress, type UploadRequest } from "../src/index.ts";
import { createFakeBackend, hang, refuse } from "../src/testing/index.ts";
import { FakeXhr } from "./fake-xhr.ts";

const file = new Blob(["picture"], { type: "image/png" });
const key = { idempotencyKey: "0123456789abcdef" };
const uploads = [
  ["slip", (client: ReturnType<typeof createClient>) => client.wallet.uploadSlip],
  ["chat picture", (client: ReturnType<typeof createClient>) => client.chat.uploadImage],
  ["chat video", (client: ReturnType<typeof createClient>) => client.chat.uploadVideo],
] as const;

describe.each(uploads)("a %s upload", (_, methodOf) => {
  const setup = () => {
    const backend = createFakeBackend();
    const sent: UploadRequest[] = [];
    const client = createClient({
      baseUrl: "https://wallet.example",
      getToken: () => "token-1",
      uploadTransport: (request) => {
        sent.push(request);
        return backend.uploadTransport(request);
      },
    });
    return { backend, sent, upload: methodOf(client) };
  };

  test("reports its progress and resolves like any call", async () => {
    const { upload } = setup();
    const progress: UploadProgress[] = [];
    const result = await upload({ file }, { ...key, onProgress: (step) => progress.push(step) });
    expect(result).toMatchObject({ ok: true });
    expect(progress).toEqual([
      { loaded: 50, total: 100 },
      { loaded: 100, total: 100 },
    ]);
  });

  test("carries the token and the client header, and leaves the content type to the form", async () => {
    const { upload, sent } = setup();
    await upload({ file }, key);
    expect(sent[0]?.headers).toEqual({
      "x-client": "wallet-user",
      Authorization: "Bearer token-1",
      "Idempotency-Key": key.idempotencyKey,
    });
  });

  test("can be cancelled", async () => {
    const { backend, upload } = setup();
    backend.use(hang("walletUploadSlip"), hang("chatUploadImage"), hang("chatUploadVideo"));
    const stop = new AbortController();
    const result = upload({ file }, { ...key, signal: stop.signal });
    stop.abort();
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
  });
});

test("a refused slip has a code like any refusal", async () => {
  const backend = createFakeBackend({
    overrides: [refuse("walletUploadSlip", "SLIP_INVALID_FILE")],
  });
  const client = createClient({ baseUrl: "https://wallet.example", fetch: backend.fetch });
  expect(await client.wallet.uploadSlip({ file }, key)).toMatchObject({
    error: { kind: "coded", code: "SLIP_INVALID_FILE" },
  });
});

describe("in a browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  const setup = () => {
    const xhr = new FakeXhr();
    const isCreated = vi.fn();
    vi.stubGlobal("XMLHttpRequest", function create() {
      isCreated();
      return xhr;
    });
    // The code of uploads is loaded with the first one.
    const isSending = () => expect.poll(() => isCreated).toHaveBeenCalled();
    return { xhr, isSending, client: createClient({ baseUrl: "https://wallet.example" }) };
  };

  test("the bytes are reported while they are sent, and the reply is read", async () => {
    const { xhr, isSending, client } = setup();
    const progress: UploadProgress[] = [];
    const result = client.chat.uploadImage({ file }, { onProgress: (step) => progress.push(step) });
    await isSending();
    xhr.upload.onprogress?.({ loaded: 3, total: 7 });
    xhr.answer(200, JSON.stringify({ path: "chat/1.png" }));
    expect(await result).toEqual({ ok: true, data: { path: "chat/1.png" } });
    expect(progress).toEqual([{ loaded: 3, total: 7 }]);
    expect(xhr.headers["x-client"]).toBe("wallet-user");
  });

  test.each([
    ["https://evil.example/api/chat/upload-image", { ok: false, error: { kind: "network" } }],
    ["https://wallet.example.evil.example/", { ok: false, error: { kind: "network" } }],
    ["http://wallet.example/api/chat/upload-image", { ok: false, error: { kind: "network" } }],
    ["https://wallet.example/other", { ok: true, data: { path: "chat/1.png" } }],
  ])(
    "a reply that a redirect brought from %s is read at the same origin only",
    async (url, expected) => {
      const { xhr, isSending, client } = setup();
      const result = client.chat.uploadImage({ file });
      await isSending();
      xhr.redirect(url);
      xhr.answer(200, JSON.stringify({ path: "chat/1.png" }));
      expect(await result).toEqual(expected);
    },
  );

  test("a lost connection ends as network", async () => {
    const { xhr, isSending, client } = setup();
    const result = client.chat.uploadImage({ file });
    await isSending();
    xhr.onerror?.();
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
  });

  test("cancelling stops the upload", async () => {
    const { xhr, isSending, client } = setup();
    const stop = new AbortController();
    const result = client.chat.uploadImage({ file }, { signal: stop.signal });
    await isSending();
    stop.abort();
    expect(await result).toEqual({ ok: false, error: { kind: "network" } });
    expect(xhr.isAborted).toBe(true);
  });
});
