import { defineConfig } from "vite";

const target = process.env.SATANG_BACKEND ?? "http://localhost:4600";

export default defineConfig({
  server: { proxy: { "/api": target, "/socket.io": { target, ws: true } } },
});
