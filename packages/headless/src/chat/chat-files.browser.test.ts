import { afterEach, expect, test, vi } from "vitest";
import { createChatFiles } from "./chat-files.ts";

const MIB = 1024 * 1024;
const WEEK = 7 * 24 * 60 * 60 * 1000;
const film = (name: string, mib: number) => new File([new Uint8Array(mib * MIB)], name);

const deleteAll = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase("satang.chat.guest.files").onsuccess = resolve;
  });
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteAll();
});

test("a file is kept for the next page with its name, until its message was sent", async () => {
  const before = createChatFiles(false);
  before.keep("c-1", film("a.mp4", 1));
  const after = createChatFiles(false);
  const file = await after.read("c-1");
  expect([file?.name, file?.size]).toEqual(["a.mp4", MIB]);
  expect(after.inMemory.get("c-1")).toBe(file);
  after.forget("c-1");
  expect(await createChatFiles(false).read("c-1")).toBeNull();
});

test("a file of a member is not that of a visitor", async () => {
  createChatFiles(false).keep("c-1", film("a.mp4", 1));
  expect(await createChatFiles(true).read("c-1")).toBeNull();
});

test("the device keeps 60 MiB, the page all", async () => {
  const page = createChatFiles(false);
  for (const id of ["c-1", "c-2", "c-3"]) page.keep(id, film(id, 20));
  page.keep("c-4", film("c-4", 1));
  expect((await page.read("c-4"))?.name).toBe("c-4");
  const next = createChatFiles(false);
  expect((await next.read("c-3"))?.size).toBe(20 * MIB);
  expect(await next.read("c-4")).toBeNull();
});

test("a file is deleted after a week", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(0);
  const page = createChatFiles(false);
  page.keep("c-1", film("old", 1));
  now.mockReturnValue(WEEK + 1);
  page.keep("c-2", film("new", 1));
  const next = createChatFiles(false);
  expect((await next.read("c-2"))?.name).toBe("new");
  expect(await next.read("c-1")).toBeNull();
});

test("a page without a database keeps files for itself", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  const page = createChatFiles(false);
  page.keep("c-1", film("a.mp4", 1));
  expect((await page.read("c-1"))?.name).toBe("a.mp4");
  expect(await createChatFiles(false).read("c-1")).toBeNull();
});
