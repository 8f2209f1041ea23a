-- Money is paise (integer). Stay dates are `date`; instants are `timestamptz`.

CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE booking_status AS ENUM ('pending', 'verified', 'confirmed', 'rejected');
CREATE TYPE occupancy_kind AS ENUM ('hold', 'booking', 'block', 'external');
CREATE TYPE message_type AS ENUM ('text', 'image', 'file', 'voice');

-- Stored files: in the database, so that a file and what it belongs to are one transaction and one backup.
CREATE TABLE files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- 64-bit difference hash of an image, for "looks like another screenshot"
  perceptual_hash bigint,
  mime text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  name text NOT NULL CHECK (char_length(name) <= 255),
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX files_sha256 ON files (sha256);
-- Re-encoded pictures do not shrink under TOAST compression; do not try.
ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE rooms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (char_length(btrim(name)) BETWEEN 1 AND 120),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description text NOT NULL DEFAULT '',
  base_paise integer NOT NULL CHECK (base_paise >= 0),
  gst_percent numeric(5, 2) NOT NULL DEFAULT 18 CHECK (gst_percent BETWEEN 0 AND 100),
  units integer NOT NULL DEFAULT 1 CHECK (units BETWEEN 1 AND 100),
  image_id uuid REFERENCES files (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX rooms_name ON rooms (lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX rooms_slug ON rooms (slug) WHERE deleted_at IS NULL;

CREATE TABLE customers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  full_name text NOT NULL,
  phone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- What a guest asked to keep while paying. Whether it still keeps anything is its row in occupancies;
-- this row stays, so that a guest who paid after the hold ran out is known to have had one.
CREATE TABLE holds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token text NOT NULL UNIQUE,
  reference text NOT NULL UNIQUE,
  room_id integer NOT NULL REFERENCES rooms (id),
  check_in date NOT NULL,
  check_out date NOT NULL,
  guests integer NOT NULL CHECK (guests BETWEEN 1 AND 6),
  created_at timestamptz NOT NULL DEFAULT now(),
  released_at timestamptz,
  CHECK (check_in < check_out)
);
CREATE INDEX holds_created ON holds (created_at);

CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference text NOT NULL UNIQUE,
  -- the secret of the guest's own link, at least 128 bits
  secret text NOT NULL UNIQUE CHECK (char_length(secret) >= 22),
  customer_id uuid NOT NULL REFERENCES customers (id),
  full_name text NOT NULL CHECK (char_length(btrim(full_name)) > 0),
  email text NOT NULL,
  phone text NOT NULL,
  room_id integer NOT NULL REFERENCES rooms (id),
  room_name text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  nights integer NOT NULL,
  guests integer NOT NULL CHECK (guests BETWEEN 1 AND 6),
  -- the price as agreed: what a night costs with tax, and the sum
  rate_paise integer NOT NULL CHECK (rate_paise >= 0),
  gst_percent numeric(5, 2) NOT NULL,
  total_paise integer NOT NULL,
  -- the amount that the guest's page showed; never trusted, shown to staff when it differs
  claimed_paise integer,
  utr text CHECK (utr ~ '^[A-Z0-9]{12,22}$'),
  screenshot_id uuid NOT NULL REFERENCES files (id),
  status booking_status NOT NULL DEFAULT 'pending',
  -- why it was rejected, in words that the guest reads
  status_note text,
  verified_at timestamptz,
  locale text NOT NULL DEFAULT 'en',
  hold_id uuid UNIQUE REFERENCES holds (id),
  idempotency_key text UNIQUE,
  request_sha256 bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (check_in < check_out),
  CHECK (nights = check_out - check_in AND nights BETWEEN 1 AND 30),
  CHECK (total_paise = rate_paise * nights),
  CHECK ((status IN ('verified', 'confirmed')) = (verified_at IS NOT NULL)),
  CHECK ((idempotency_key IS NULL) = (request_sha256 IS NULL))
);
CREATE INDEX bookings_created ON bookings (created_at DESC, id DESC);
CREATE INDEX bookings_status_created ON bookings (status, created_at DESC, id DESC);
CREATE INDEX bookings_verified ON bookings (verified_at) WHERE verified_at IS NOT NULL;
CREATE INDEX bookings_customer ON bookings (customer_id);
CREATE INDEX bookings_room ON bookings (room_id, check_in);
CREATE INDEX bookings_screenshot ON bookings (screenshot_id);
CREATE INDEX bookings_utr ON bookings (utr) WHERE utr IS NOT NULL;
CREATE INDEX bookings_search ON bookings
  USING gin ((lower(full_name || ' ' || email || ' ' || phone || ' ' || reference)) gin_trgm_ops);

-- The calendar. Everything that takes a unit for some nights is a row here, and two rows of a unit
-- never overlap: that is the promise of the constraint, whatever the code above it does.
CREATE TABLE occupancies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  room_id integer NOT NULL REFERENCES rooms (id),
  unit integer NOT NULL CHECK (unit >= 1),
  check_in date NOT NULL,
  check_out date NOT NULL,
  kind occupancy_kind NOT NULL,
  expires_at timestamptz,
  hold_id uuid UNIQUE REFERENCES holds (id),
  booking_id uuid UNIQUE REFERENCES bookings (id),
  note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (check_in < check_out),
  CHECK ((kind = 'hold') = (expires_at IS NOT NULL)),
  CHECK ((kind = 'hold') = (hold_id IS NOT NULL)),
  CHECK ((kind = 'booking') = (booking_id IS NOT NULL)),
  CONSTRAINT occupancies_never_overlap
    EXCLUDE USING gist (room_id WITH =, unit WITH =, daterange(check_in, check_out, '[)') WITH &&)
);
CREATE INDEX occupancies_expiry ON occupancies (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE chats (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of the visitor's cookie
  visitor_hash bytea NOT NULL CHECK (octet_length(visitor_hash) = 32),
  name text NOT NULL CHECK (char_length(btrim(name)) BETWEEN 1 AND 80),
  mobile text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'closed')),
  last_seq integer NOT NULL DEFAULT 0,
  staff_seen_seq integer NOT NULL DEFAULT 0,
  visitor_seen_seq integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_activity timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX chats_activity ON chats (last_activity DESC);

-- seq is taken under the chat's row lock, so a conversation has no gaps.
CREATE TABLE chat_messages (
  chat_id uuid NOT NULL REFERENCES chats (id),
  seq integer NOT NULL CHECK (seq >= 1),
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  client_message_id text,
  type message_type NOT NULL,
  body text NOT NULL DEFAULT '' CHECK (char_length(body) <= 2000),
  file_id uuid REFERENCES files (id),
  is_admin boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (chat_id, seq),
  UNIQUE (chat_id, client_message_id),
  CHECK ((type = 'text') = (file_id IS NULL))
);
CREATE INDEX chat_messages_file ON chat_messages (file_id) WHERE file_id IS NOT NULL;

CREATE TABLE staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);

-- The code itself is nowhere: it is derived from this row's id and AUTH_SECRET when it is mailed and checked.
CREATE TABLE login_codes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL REFERENCES staff (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  used_at timestamptz
);
CREATE INDEX login_codes_newest ON login_codes (staff_id, created_at DESC);

CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  staff_id uuid NOT NULL REFERENCES staff (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id);

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  title text NOT NULL,
  message text,
  booking_id uuid REFERENCES bookings (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notifications_newest ON notifications (created_at DESC, id DESC);

CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- a staff address, or "guest" or "system"
  actor text NOT NULL,
  action text NOT NULL,
  booking_id uuid REFERENCES bookings (id),
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_entries_booking ON audit_entries (booking_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER notifications_append_only BEFORE UPDATE OR DELETE ON notifications
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE reviews_cache (
  place_id text PRIMARY KEY,
  payload jsonb NOT NULL,
  fetched_at timestamptz NOT NULL
);

-- The columns that rate-limiter-flexible expects.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
