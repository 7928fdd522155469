import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const target = process.env.SATANG_BACKEND ?? "http://localhost:4600";

export default defineConfig({
  plugins: [react()],
  server: { proxy: { "/api": target, "/socket.io": { target, ws: true } } },
});
