/** One step of the schema; steps run in order, each once. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
}

const members = `
create table member (
  id serial primary key,
  public_id text not null unique,
  phone text not null unique,
  password_hash text not null,
  name text not null,
  bank_code text not null,
  bank_account_name text not null,
  bank_account_no text not null,
  currency text not null,
  source text,
  invited_by integer references member(id),
  coin integer not null default 0 check (coin >= 0),
  is_active boolean not null default true,
  is_withdraw_locked boolean not null default false,
  last_sync_at timestamptz,
  created_at timestamptz not null,
  unique (bank_code, bank_account_no)
);
create table session (
  token_hash text primary key,
  member_id integer not null references member(id),
  expires_at timestamptz not null
);
create table otp (
  token text primary key,
  ref text not null,
  phone text not null,
  code text not null,
  wrong_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verified_at timestamptz
);
create index otp_phone on otp (phone, created_at);
create table game_account (
  id serial primary key,
  member_id integer not null references member(id),
  game_code text not null,
  username text not null,
  password text not null,
  created_at timestamptz not null,
  unique (member_id, game_code)
);`;

const ledger = `
create table ledger_account (
  id serial primary key,
  code text not null unique,
  member_id integer references member(id),
  may_overdraw boolean not null,
  balance bigint not null default 0,
  check (may_overdraw or balance >= 0)
);
create table ledger_movement (
  id serial primary key,
  kind text not null,
  member_id integer references member(id),
  created_at timestamptz not null
);
create table ledger_posting (
  id serial primary key,
  movement_id integer not null references ledger_movement(id),
  account_id integer not null references ledger_account(id),
  amount bigint not null check (amount <> 0)
);
create index ledger_posting_movement on ledger_posting (movement_id);
create index ledger_posting_account on ledger_posting (account_id);
create function ledger_movement_is_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_posting where movement_id = new.movement_id) <> 0 then
    raise exception 'ledger movement % does not add up to zero', new.movement_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_movement_is_balanced();
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a posting is never changed; post a movement that reverses it';
end $$;
create trigger ledger_append_only before update or delete on ledger_posting
  for each row execute function ledger_is_append_only();`;

const flows = `
create table statement_entry (
  id serial primary key,
  member_id integer not null references member(id),
  movement_id integer references ledger_movement(id),
  type text not null,
  from_name text,
  to_name text,
  status text not null,
  amount bigint not null,
  description jsonb not null default '{}',
  reference text,
  created_at timestamptz not null
);
create index statement_entry_newest on statement_entry (member_id, created_at desc, id desc);
create table qr_deposit (
  id text primary key,
  member_id integer not null references member(id),
  provider text not null,
  amount bigint not null check (amount > 0),
  markup text not null,
  status text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index qr_deposit_open on qr_deposit (member_id) where status = 'open';
create table payout (
  id serial primary key,
  member_id integer not null references member(id),
  statement_id integer not null references statement_entry(id),
  amount bigint not null check (amount > 0),
  status text not null,
  created_at timestamptz not null
);
create index payout_open on payout (created_at) where status = 'PROCESSING';
create table slip (
  id serial primary key,
  member_id integer not null references member(id),
  amount bigint not null,
  status text not null,
  note text,
  media_id text,
  reference text not null unique,
  created_at timestamptz not null
);
create table idempotent_reply (
  member_id integer not null references member(id),
  key text not null,
  fingerprint text not null,
  status integer not null,
  body jsonb,
  created_at timestamptz not null,
  primary key (member_id, key)
);`;

const prizes = `
create table member_bonus (
  id serial primary key,
  member_id integer not null references member(id),
  bonus_code text not null,
  amount bigint not null,
  is_active boolean not null,
  updated_at timestamptz not null
);
create unique index member_bonus_active on member_bonus (member_id) where is_active;
create table member_promotion (
  id serial primary key,
  member_id integer not null references member(id),
  code text not null,
  created_at timestamptz not null,
  unique (member_id, code)
);
create table coupon (
  id serial primary key,
  member_id integer not null references member(id),
  slice_code text not null,
  claimed_at timestamptz,
  created_at timestamptz not null
);
create table invite_reward (
  id serial primary key,
  member_id integer not null references member(id),
  from_name text not null,
  amount bigint not null,
  collected_at timestamptz,
  created_at timestamptz not null
);
create table refund (
  id serial primary key,
  member_id integer not null references member(id),
  amount bigint not null,
  status text not null,
  created_at timestamptz not null
);
create table used_gift_link (
  link_hash text primary key,
  member_id integer not null references member(id),
  created_at timestamptz not null
);`;

const site = `
create table setting (name text primary key, value jsonb not null);
create table media (
  id text primary key,
  type text not null,
  content bytea not null,
  created_at timestamptz not null
);
create table chat_message (
  id serial primary key,
  room text not null,
  sender text not null,
  content jsonb not null,
  read_at timestamptz,
  member_id integer references member(id),
  created_at timestamptz not null
);
create index chat_message_room on chat_message (room, id desc);`;

const loginAttempts = `
create table login_attempt (
  id serial primary key,
  username text not null,
  at timestamptz not null
);
create index login_attempt_username on login_attempt (username, at);`;

const privateUploads = `
alter table media add column link_key text not null
  default gen_random_uuid()::text || gen_random_uuid()::text;
alter table media alter column link_key drop default;
alter table media add column chat_room text;`;

/** Every step from an empty database to the current schema. */
export const migrations: readonly Migration[] = [
  { id: "0001-first", sql: [members, ledger, flows, prizes, site].join("\n") },
  { id: "0002-login-attempts", sql: loginAttempts },
  { id: "0003-private-uploads", sql: privateUploads },
];

/** Every table that a reset empties; a table comes after those that refer to it. */
export const dataTables: readonly string[] = [
  "chat_message",
  "media",
  "setting",
  "used_gift_link",
  "refund",
  "invite_reward",
  "coupon",
  "member_promotion",
  "member_bonus",
  "idempotent_reply",
  "slip",
  "payout",
  "qr_deposit",
  "statement_entry",
  "ledger_posting",
  "ledger_movement",
  "ledger_account",
  "game_account",
  "otp",
  "login_attempt",
  "session",
  "member",
];
