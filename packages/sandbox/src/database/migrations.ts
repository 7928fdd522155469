/** A step of the schema; steps run in order, each once. */
export type Migration = {
  readonly id: string;
  readonly sql: string;
};

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

const invitesAndTurnover = `
create table invited_friend (
  id serial primary key,
  member_id integer not null references member(id),
  friend_id integer unique references member(id),
  name text not null,
  first_played_at timestamptz,
  created_at timestamptz not null
);
create index invited_friend_member on invited_friend (member_id);
insert into invited_friend (id, member_id, name, first_played_at, created_at)
  select id, member_id, from_name, created_at, created_at from invite_reward;
select setval(pg_get_serial_sequence('invited_friend', 'id'), coalesce(max(id), 0) + 1, false)
  from invited_friend;
alter table invite_reward add column invited_friend_id integer references invited_friend(id);
alter table invite_reward add column kind text;
update invite_reward set invited_friend_id = id, kind = 'deposit';
alter table invite_reward alter column invited_friend_id set not null;
alter table invite_reward alter column kind set not null;
alter table invite_reward drop column from_name;
create unique index invite_reward_deposit on invite_reward (invited_friend_id)
  where kind = 'deposit';
create table turnover (
  id serial primary key,
  member_id integer not null references member(id),
  source text not null,
  required bigint not null check (required > 0),
  played bigint not null default 0 check (played between 0 and required),
  created_at timestamptz not null
);
create index turnover_open on turnover (member_id) where played < required;`;

const slipKeys = `
alter table slip add column upload_key text;`;

/** A coupon of before keeps the amount of its code, such as BAHT50, and its 30 days. */
const spinsAndCouponExpiry = `
create table spin (
  id serial primary key,
  member_id integer not null references member(id),
  slice_code text not null,
  created_at timestamptz not null
);
create index spin_member on spin (member_id);
alter table coupon add column slice jsonb;
alter table coupon add column expires_at timestamptz;
update coupon set
  expires_at = created_at + interval '30 days',
  slice = jsonb_build_object(
    'code', slice_code,
    'label', '฿' || ltrim(slice_code, 'BAHT'),
    'name', 'เงินสด ' || ltrim(slice_code, 'BAHT') || ' บาท',
    'bgColor', '#232F79',
    'textColor', '#F4F1E8',
    'kind', 'cash',
    'prize', ltrim(slice_code, 'BAHT')::integer,
    'weight', 0
  );
alter table coupon alter column slice set not null;
alter table coupon alter column expires_at set not null;`;

const payoutEnds = `
alter table payout add column ended_at timestamptz;`;

const bonusTurnover = `
alter table turnover add column member_bonus_id integer unique references member_bonus(id);`;

const bonusMinimums = `
alter table member_bonus add column minimum bigint not null default 0;`;

const chatRooms = `
alter table chat_message add column client_id text;
update chat_message old set client_id = content->>'clientId' where not exists (
  select from chat_message first where first.room = old.room and first.id < old.id
  and first.content->>'clientId' = old.content->>'clientId'
) and length(content->>'clientId') <= 128;
create unique index chat_message_client_id on chat_message (room, client_id);
create table chat_room (
  name text primary key,
  session integer not null default 1,
  last_at timestamptz not null
);
insert into chat_room (name, last_at) select room, max(created_at) from chat_message group by room;
create table socket_attachment (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);`;

/** A chat room that showed a slip does not keep it. */
const chatUploads = `
alter table media add column is_for_chat boolean not null default true;
alter table media alter column is_for_chat drop default;
update media set is_for_chat = false, chat_room = null
where id in (select media_id from slip where media_id is not null);`;

/** Every step from an empty database to the current schema. */
export const migrations: readonly Migration[] = [
  { id: "0001-first", sql: [members, ledger, flows, prizes, site].join("\n") },
  { id: "0002-login-attempts", sql: loginAttempts },
  { id: "0003-private-uploads", sql: privateUploads },
  { id: "0004-invites-and-turnover", sql: invitesAndTurnover },
  { id: "0005-slip-keys", sql: slipKeys },
  { id: "0006-payout-ends", sql: payoutEnds },
  { id: "0007-bonus-turnover", sql: bonusTurnover },
  { id: "0008-spins-and-coupon-expiry", sql: spinsAndCouponExpiry },
  { id: "0009-bonus-minimums", sql: bonusMinimums },
  { id: "0010-chat-rooms", sql: chatRooms },
  { id: "0011-chat-uploads", sql: chatUploads },
];

/** Every table that a reset empties; a table comes after those that refer to it. */
export const dataTables: readonly string[] = [
  "chat_message",
  "chat_room",
  "socket_attachment",
  "media",
  "setting",
  "used_gift_link",
  "refund",
  "invite_reward",
  "invited_friend",
  "turnover",
  "coupon",
  "spin",
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
