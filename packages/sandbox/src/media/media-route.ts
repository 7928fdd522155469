import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { Db } from "../database/database.ts";
import { media } from "../database/schema.ts";
import { drawPicture } from "./draw-picture.ts";
import { film } from "./film.data.ts";
import { opens, parseUploadAddress } from "./upload-link.rules.ts";

const inert = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

const ofEveryone = { ...inert, "cache-control": "public, max-age=86400" };
const ofOne = { ...inert, "cache-control": "private, no-store" };

/** Serves the sandbox's own pictures and films to everyone, and an upload at a sealed address only. */
export function mediaRoutes(db: Db, now: () => Date): Hono {
  const routes = new Hono();
  routes.get("/uploads/*", async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const link = parseUploadAddress(`${pathname}${search}`);
    if (link === undefined) return context.notFound();
    const [found] = await db.select().from(media).where(eq(media.id, link.id));
    if (found === undefined || !opens(found, link, now())) return context.notFound();
    const headers = { ...ofOne, "content-type": found.type };
    return new Response(new Uint8Array(found.content), { headers });
  });
  routes.get("/:file{.+\\.svg}", (context) => {
    const drawn = drawPicture(context.req.param("file").slice(0, -".svg".length));
    if (drawn === undefined) return context.notFound();
    return new Response(drawn, { headers: { ...ofEveryone, "content-type": "image/svg+xml" } });
  });
  routes.get("/:file{howto-[a-zA-Z]+\\.webm}", () => {
    const headers = { ...ofEveryone, "content-type": "video/webm" };
    return new Response(Buffer.from(film, "base64"), { headers });
  });
  return routes;
}
