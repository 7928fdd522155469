import { Hono } from "hono";
import { AGENT_SCRIPT } from "./agent-page.script.ts";

const STYLE = `
body{font:16px/1.5 system-ui;margin:0;display:grid;grid-template-columns:16rem 1fr;min-height:100vh;background:#0a0f1f;color:#f4f1e8}
nav{border-inline-end:1px solid #2a3358;padding:1rem;overflow:auto}
nav button{display:block;width:100%;margin:0 0 .5rem;text-align:start;overflow-wrap:anywhere}
main{display:flex;flex-direction:column;min-width:0;max-height:100vh}
h1{font-size:1rem;margin:0 0 1rem}
ol{flex:1;overflow:auto;margin:0;padding:1rem;list-style:none}
li{margin:0 0 .5rem;padding:.5rem .75rem;border-radius:.75rem;background:#1a2347;max-width:32rem;overflow-wrap:anywhere;white-space:pre-wrap}
li[data-sender=other]{margin-inline-start:auto;background:#2b3b8f}
form{display:flex;gap:.5rem;padding:1rem;border-top:1px solid #2a3358}
input{flex:1;min-width:0}
button,input{font:inherit;padding:.5rem .75rem;border-radius:.75rem;border:1px solid #65709a;background:#121933;color:inherit}
button[aria-pressed=true]{background:#f5c451;color:#231700}
`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Support of the sandbox</title><link rel="stylesheet" href="/sandbox/agent/page.css">
<nav aria-label="Conversations"><h1>Conversations</h1><div id="people"></div></nav>
<main><ol id="messages" aria-label="Messages"></ol>
<form id="answer"><input name="text" aria-label="Answer" autocomplete="off" required>
<button>Send</button><button type="button" id="end">End conversation</button></form></main>
<script src="/sandbox/agent/page.js"></script></html>`;

/** A page on which people answer the chat. It is below `/sandbox`, so that only the owner of the sandbox reaches it. */
export function agentPageRoutes(): Hono {
  const routes = new Hono();
  routes.get("/", (context) => context.html(PAGE));
  const file = (path: string, type: string, text: string) =>
    routes.get(path, (context) => context.body(text, 200, { "content-type": type }));
  file("/page.css", "text/css; charset=utf-8", STYLE);
  file("/page.js", "text/javascript; charset=utf-8", AGENT_SCRIPT);
  return routes;
}
