import { expect } from "vitest";
import { type Contract, loadContract } from "../../src/contract/contract.ts";
import type { DatabaseOption } from "../../src/database/database.ts";
import {
  createSandbox,
  DEMO_PASSWORD,
  DEMO_PHONE,
  type Sandbox,
  type SandboxOptions,
} from "../../src/index.ts";

/** The address of calls in tests. */
export const ORIGIN = "http://localhost";

/** A call of the contract. */
export interface TestCall {
  readonly body?: unknown;
  readonly form?: FormData;
  readonly token?: string | undefined;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** A reply that was checked against the contract. */
export interface TestReply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
  readonly body: any;
  readonly headers: Headers;
}

let keys = 0;

/** A fresh Idempotency-Key. */
export function newKey(): string {
  keys += 1;
  return `test-key-${String(keys).padStart(10, "0")}`;
}

/** Makes calls to a sandbox as a member does; every reply is checked against the contract. */
export class Harness {
  readonly sandbox: Sandbox;
  readonly contract: Contract;
  readonly errors: unknown[];

  constructor(sandbox: Sandbox, contract: Contract, errors: unknown[]) {
    this.sandbox = sandbox;
    this.contract = contract;
    this.errors = errors;
  }

  static async open(database: DatabaseOption, options: SandboxOptions = {}): Promise<Harness> {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const sandbox = await createSandbox({ database, onError, ...options });
    return new Harness(sandbox, await loadContract(), errors);
  }

  get scenario() {
    return this.sandbox.scenario;
  }

  /** Sends a request of a page; its reply is checked against the contract. */
  async answer(request: Request): Promise<Response> {
    const reply = await this.sandbox.fetch(request);
    const operation = this.contract.match(request.method, new URL(request.url).pathname);
    if (operation !== undefined) {
      const body = await reply.clone().json();
      const broken = this.contract.checkReply(operation.operationId, reply.status, body);
      expect(broken, `${operation.operationId} ${JSON.stringify(body)}`).toEqual([]);
    }
    expect(this.errors).toEqual([]);
    return reply;
  }

  send(line: string, call: TestCall = {}): Promise<Response> {
    return this.sandbox.fetch(this.requestOf(line, call));
  }

  requestOf(line: string, call: TestCall): Request {
    const [method = "GET", path = "/"] = line.split(" ");
    const headers: Record<string, string> = { "x-client": "wallet-user", ...call.headers };
    if (call.token !== undefined) headers.authorization = `Bearer ${call.token}`;
    if (call.key !== undefined) headers["idempotency-key"] = call.key;
    if (call.body !== undefined) headers["content-type"] = "application/json";
    const body = call.form ?? (call.body === undefined ? null : JSON.stringify(call.body));
    return new Request(`${ORIGIN}${path}`, { method, headers, body });
  }

  async call(line: string, call: TestCall = {}): Promise<TestReply> {
    const reply = await this.answer(this.requestOf(line, call));
    return { status: reply.status, body: await reply.json(), headers: reply.headers };
  }

  async login(username = DEMO_PHONE, password = DEMO_PASSWORD): Promise<string> {
    const { body } = await this.call("POST /api/login", { body: { username, password } });
    return body.token;
  }

  async balance(token: string): Promise<number> {
    return (await this.call("GET /api/wallet", { token })).body.wallet.amount;
  }

  async gameBalance(token: string, code: string): Promise<number> {
    const { body } = await this.call("GET /api/wallet", { token });
    return body.slots.find((slot: { code: string }) => slot.code === code).amount;
  }
}

/** The data of a registration that has not been made. */
export function visitor(number: number) {
  return {
    name: "มาลี ทองคำ",
    phoneNumber: `09${String(number).padStart(8, "0")}`,
    password: "secret-1",
    source: "FRIEND",
    bankCode: "SCB",
    bankAccountName: "MALEE THONGKHAM",
    bankAccountNo: `55${String(number).padStart(8, "0")}`,
    currency: "BAHT",
  };
}
