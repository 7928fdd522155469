import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../support/start-postgres.ts";
import { type ServerProcess, startServerProcess, type Usage } from "./chat-servers.ts";
import { countFaults, type LoadedChat, openChat, sendNext } from "./loaded-chats.ts";

/*
 * npm run load:chat -- [--sockets 2000] [--rate 200] [--seconds 60]: sockets on two sandbox processes that share one
 * PostgreSQL, two in each chat room, one at each process. Messages are sent to both processes in turn. It ends with an error
 * when a message was lost, came twice, or came out of order, or when a process reported an error.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const sockets = option("sockets", 2_000);
const rate = option("rate", 200);
const seconds = option("seconds", 60);

const PROCESSES = 2;
const AT_ONCE = 25;
const TICK_MS = 50;
const IDLE_MS = 10_000;
const ARRIVAL_MS = 60_000;
const MIB = 1024 * 1024;

const note = (text: string) => process.stderr.write(`${text}\n`);
const usages = (servers: readonly ServerProcess[]) =>
  Promise.all(servers.map((server) => server.usage()));
const sumOf = (all: readonly Usage[], part: "heapUsed" | "rss" | "cpuMs") =>
  all.reduce((sum, one) => sum + one[part], 0);
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

async function openChats(urls: readonly string[], from: number, to: number, delays: number[]) {
  const chats: LoadedChat[] = [];
  for (let at = from; at < to; at += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, step) => at + step);
    chats.push(
      ...(await Promise.all(
        numbers.map((number) => openChat(urls, number, (ms) => delays.push(ms))),
      )),
    );
  }
  return chats;
}

/** Sends at the rate, whatever the replies take. @returns the reasons of refusals */
async function sendAll(chats: readonly LoadedChat[], urls: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  const started = performance.now();
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - started) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const chat = chats[sent % chats.length] as LoadedChat;
      sendNext(chat, urls[sent % urls.length] as string, (reason) => refused.push(reason));
    }
    await pause(TICK_MS);
  }
  await Promise.all(chats.map(({ tail }) => tail));
  return refused;
}

async function untilReceived(delays: readonly number[], expected: number) {
  const until = performance.now() + ARRIVAL_MS;
  while (delays.length < expected && performance.now() < until) await pause(TICK_MS);
}

const postgres = await startPostgres();
const servers: ServerProcess[] = [];
const chats: LoadedChat[] = [];
try {
  for (let at = 0; at < PROCESSES; at += 1) servers.push(await startServerProcess(postgres.url));
  const urls = servers.map(({ url }) => url);
  const delays: number[] = [];
  const before = await usages(servers);
  const chatCount = sockets / PROCESSES;
  const opening = performance.now();
  chats.push(...(await openChats(urls, 0, chatCount / 2, delays)));
  const half = await usages(servers);
  chats.push(...(await openChats(urls, chatCount / 2, chatCount, delays)));
  const opened = await usages(servers);
  note(`${sockets} sockets in ${((performance.now() - opening) / 1000).toFixed(1)} s`);
  await pause(IDLE_MS);
  const idle = await usages(servers);

  const started = performance.now();
  const watched: Usage[][] = [];
  let isSending = true;
  const watch = (async () => {
    while (isSending) {
      await pause((seconds * 1000) / 6);
      watched.push(await usages(servers));
    }
  })();
  const refused = await sendAll(chats, urls);
  const sentSeconds = (performance.now() - started) / 1000;
  await untilReceived(delays, rate * seconds * PROCESSES);
  isSending = false;
  await watch;
  const after = await usages(servers);

  const faults = chats.map(countFaults);
  const total = (part: "lost" | "doubled" | "outOfOrder") =>
    faults.reduce((sum, one) => sum + one[part], 0);
  const errors = after.flatMap((one) => one.errors);
  const perSocket = (from: readonly Usage[], to: readonly Usage[], part: "heapUsed" | "rss") =>
    `${((sumOf(to, part) - sumOf(from, part)) / 1024 / (sockets / 2)).toFixed(1)} kB`;
  const cpu = (from: readonly Usage[], to: readonly Usage[], ms: number) =>
    `${((100 * (sumOf(to, "cpuMs") - sumOf(from, "cpuMs"))) / ms / PROCESSES).toFixed(0)} %`;
  const sorted = delays.toSorted((one, other) => one - other);
  const figures = {
    "messages sent": rate * seconds,
    "time for sending, s": sentSeconds.toFixed(1),
    "received at sockets": delays.length,
    lost: total("lost"),
    doubled: total("doubled"),
    "out of order": total("outOfOrder"),
    refused: refused.length,
    "errors of the processes": errors.length,
    "delay median, ms": quantile(sorted, 0.5).toFixed(0),
    "delay 99 %, ms": quantile(sorted, 0.99).toFixed(0),
    "heap of a socket, first half": perSocket(before, half, "heapUsed"),
    "heap of a socket, second half": perSocket(half, opened, "heapUsed"),
    "memory of a socket (RSS), first half": perSocket(before, half, "rss"),
    "memory of a socket (RSS), second half": perSocket(half, opened, "rss"),
    "CPU of a process, idle sockets": cpu(opened, idle, IDLE_MS),
    "CPU of a process, sending": cpu(idle, after, performance.now() - started),
    "heap of both while sending, MiB": [idle, ...watched, after]
      .map((all) => (sumOf(all, "heapUsed") / MIB).toFixed(1))
      .join(" "),
  };
  for (const [name, value] of Object.entries(figures)) {
    process.stdout.write(`${name.padEnd(40)} ${value}\n`);
  }
  for (const text of new Set([...refused, ...errors])) note(text);
  const isClean = total("lost") + total("doubled") + total("outOfOrder") + refused.length === 0;
  process.exitCode = isClean && errors.length === 0 ? 0 : 1;
} finally {
  for (const chat of chats) for (const { socket } of chat.sockets) socket.disconnect();
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
}
