import { DEMO_GIFT_LINK_KEY, DEMO_PASSWORD, DEMO_PHONES, startServer } from "@satang/sandbox";
import { createServer } from "vite";

/** Starts the app with reload and its sandbox, on one origin. */
const root = new URL("..", import.meta.url).pathname;
const edition = process.env.VITE_COUNTRY === "LA" ? "lao" : "thai";
const sandbox = await startServer({
  port: 0,
  edition,
  onOtp: (phone, code) => console.log(`One-time code for ${phone}: ${code}`),
});
process.env.VITE_GIFT_LINK_KEY ??= DEMO_GIFT_LINK_KEY;
const backend = { target: sandbox.url, changeOrigin: false };
const vite = await createServer({
  root,
  server: {
    port: Number(process.env.PORT || 4600),
    proxy: { "/api": backend, "/sandbox": backend },
  },
});
let isStopping = false;
// A terminal signals the whole group, and the parent process passes the signal on as well: only the first counts.
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await vite.close();
  await sandbox.close();
  process.exit(0);
};
process.on("SIGINT", stop).on("SIGTERM", stop);

await vite.listen();
vite.printUrls();
console.log(
  `  Sandbox: ${sandbox.url}\n  Demo member: ${DEMO_PHONES[edition]}, password ${DEMO_PASSWORD}`,
);
