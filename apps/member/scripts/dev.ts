import { startServer } from "@satang/sandbox";
import { createServer } from "vite";

/** The app with reload and the sandbox behind it, on one origin. */
const root = new URL("..", import.meta.url).pathname;
const sandbox = await startServer({
  port: 0,
  onOtp: (phone, code) => console.log(`One-time code for ${phone}: ${code}`),
});
const backend = { target: sandbox.url, changeOrigin: false };
const vite = await createServer({
  root,
  server: {
    port: Number(process.env.PORT || 4600),
    proxy: { "/api": backend, "/sandbox": backend },
  },
});
let isStopping = false;
// A terminal signals the whole group, and whoever started this passes the signal on: only the first counts.
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
console.log(`  Sandbox: ${sandbox.url}\n  Demo member: 0812345678, password satang-demo`);
