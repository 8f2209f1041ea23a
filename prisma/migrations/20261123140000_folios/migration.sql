-- A folio: what a guest owes, line by line, and the money that came or went. Until now a booking had one sum and one
-- screenshot with its UTR; a payment in parts, in cash or back to the guest stood nowhere.

CREATE TABLE charges (
  booking_id uuid NOT NULL REFERENCES bookings (id),
  position integer NOT NULL CHECK (position >= 1),
  kind text NOT NULL CHECK (kind IN ('night', 'extra_guest', 'extra', 'discount')),
  -- the night that a line of the kind night is for
  night date,
  words text NOT NULL CHECK (char_length(words) BETWEEN 1 AND 200),
  paise integer NOT NULL,
  gst_percent numeric(5, 2) NOT NULL CHECK (gst_percent BETWEEN 0 AND 100),
  PRIMARY KEY (booking_id, position),
  UNIQUE (booking_id, night),
  CHECK ((kind = 'night') = (night IS NOT NULL)),
  CHECK (CASE kind WHEN 'discount' THEN paise < 0 ELSE paise >= 0 END)
);

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  direction text NOT NULL CHECK (direction IN ('received', 'refunded')),
  method text NOT NULL CHECK (method IN ('upi', 'bank', 'cash', 'card', 'channel')),
  -- nothing only where a stay costs nothing
  paise integer NOT NULL CHECK (paise >= 0),
  utr text CHECK (utr ~ '^[A-Z0-9]{12,22}$'),
  -- the last four digits of a card, or a channel's own number
  number text CHECK (char_length(number) BETWEEN 1 AND 40),
  -- the day in India on which the money moved, as far as is known
  on_day date NOT NULL,
  -- the screenshot that the guest sent
  proof_id uuid REFERENCES files (id),
  note text CHECK (char_length(note) BETWEEN 1 AND 500),
  state text NOT NULL CHECK (state IN ('claimed', 'verified', 'void')),
  -- a staff address, or "guest"
  recorded_by text NOT NULL,
  idempotency_key text UNIQUE,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  verified_at timestamptz(6),
  verified_by text,
  voided_at timestamptz(6),
  voided_by text,
  void_reason text,
  CHECK (utr IS NULL OR method IN ('upi', 'bank')),
  CHECK (number IS NULL OR method IN ('card', 'channel')),
  CHECK ((verified_at IS NULL) = (verified_by IS NULL)),
  CHECK (state <> 'verified' OR verified_at IS NOT NULL),
  CHECK (state <> 'claimed' OR verified_at IS NULL),
  CHECK (num_nonnulls(voided_at, voided_by, void_reason) = CASE state WHEN 'void' THEN 3 ELSE 0 END),
  CHECK (char_length(btrim(void_reason)) > 0)
);

-- A line for each night, and a payment for each booking, of what was known.
INSERT INTO charges (booking_id, position, kind, night, words, paise, gst_percent)
SELECT b.id, number + 1, 'night', b.check_in + number, b.room_name, b.rate_paise, b.gst_percent
FROM bookings b CROSS JOIN generate_series(0, b.check_out - b.check_in - 1) AS number;

-- One bank transfer was taken for two bookings where a UTR was verified twice. The first keeps it; the other says so.
INSERT INTO payments (booking_id, direction, method, paise, utr, on_day, proof_id, note, state, recorded_by, created_at,
  verified_at, verified_by)
SELECT id, 'received', 'upi', paise, CASE WHEN first_with_utr THEN utr END, (created_at AT TIME ZONE interval '5:30')::date,
  screenshot_id,
  CASE WHEN NOT first_with_utr THEN 'UTR ' || utr || ' had been verified before, with another booking.' END,
  CASE WHEN paid THEN 'verified' ELSE 'claimed' END, 'guest', created_at,
  CASE WHEN paid THEN verified_at END,
  CASE WHEN paid THEN coalesce((
    SELECT e.actor FROM audit_entries e WHERE e.booking_id = made.id AND e.action = 'booking_verified'
    ORDER BY e.id DESC LIMIT 1), 'system') END
FROM (
  SELECT *, status IN ('verified', 'confirmed') AS paid,
    CASE WHEN claimed_paise > 0 THEN claimed_paise ELSE total_paise END AS paise,
    utr IS NULL OR status NOT IN ('verified', 'confirmed') OR row_number() OVER (
      PARTITION BY utr, status IN ('verified', 'confirmed') ORDER BY verified_at, created_at, id) = 1 AS first_with_utr
  FROM bookings
) AS made;

DO $$
DECLARE wrong bigint;
BEGIN
  SELECT count(*) INTO wrong FROM bookings b
  WHERE b.total_paise IS DISTINCT FROM (SELECT sum(c.paise) FROM charges c WHERE c.booking_id = b.id)
    OR b.nights IS DISTINCT FROM (SELECT count(*) FROM charges c WHERE c.booking_id = b.id);
  IF wrong > 0 THEN RAISE EXCEPTION '% bookings have another total than their charges', wrong; END IF;
  SELECT count(*) INTO wrong FROM bookings b WHERE NOT EXISTS (
    SELECT FROM payments p WHERE p.booking_id = b.id AND p.proof_id = b.screenshot_id
      AND p.paise = CASE WHEN b.claimed_paise > 0 THEN b.claimed_paise ELSE b.total_paise END
      AND (p.state = 'verified') = (b.status IN ('verified', 'confirmed')));
  IF wrong > 0 OR (SELECT count(*) FROM payments) <> (SELECT count(*) FROM bookings) THEN
    RAISE EXCEPTION '% bookings have another payment than before', wrong;
  END IF;
END $$;

-- What a payment is stands in payments alone.
DROP INDEX bookings_search;
DROP FUNCTION booking_words(text, text, text, text, text);
ALTER TABLE bookings DROP COLUMN screenshot_id, DROP COLUMN utr, DROP COLUMN claimed_paise;
-- What the guest chose to pay first.
ALTER TABLE bookings ADD COLUMN paying text NOT NULL DEFAULT 'total' CHECK (paying IN ('deposit', 'total'));

CREATE FUNCTION booking_words(full_name text, email text, phone text, reference text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN folded(full_name || ' ' || email || ' ' || phone_words(phone) || ' ' || reference || ' '
    || replace(reference, '-', ''));
CREATE INDEX bookings_search ON bookings
  USING gin (booking_words(full_name, email, phone, reference) gin_trgm_ops);

CREATE INDEX payments_booking ON payments (booking_id, created_at);
CREATE INDEX payments_proof ON payments (proof_id) WHERE proof_id IS NOT NULL;
CREATE INDEX payments_utr ON payments (utr);
CREATE INDEX payments_search ON payments USING gin (folded(utr) gin_trgm_ops);
CREATE INDEX payments_amount ON payments (paise, created_at DESC);
CREATE INDEX payments_claimed ON payments (created_at) WHERE state = 'claimed';
-- One transfer pays once.
CREATE UNIQUE INDEX payments_utr_verified ON payments (utr) WHERE state = 'verified';

-- The total is the sum of the charges, and each night of the stay is charged once. Judged at the end of the transaction:
-- a stay and its charges change one after the other. The one check that the table had allowed a single price a night.
ALTER TABLE bookings DROP CONSTRAINT bookings_check2;
CREATE FUNCTION charges_agree() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
  wrong text;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN booking := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN booking := OLD.booking_id;
  ELSE booking := NEW.booking_id;
  END IF;
  SELECT b.reference INTO wrong FROM bookings b LEFT JOIN charges c ON c.booking_id = b.id
  WHERE b.id = booking
  GROUP BY b.id
  HAVING coalesce(sum(c.paise), 0) <> b.total_paise OR count(c.night) <> b.nights
    OR min(c.night) < b.check_in OR max(c.night) >= b.check_out;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'the charges of % are not its total or its nights', wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_agree';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER charges_agree AFTER INSERT OR UPDATE OR DELETE ON charges
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charges_agree();
CREATE CONSTRAINT TRIGGER bookings_charges AFTER INSERT OR UPDATE OF total_paise, check_in, check_out ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charges_agree();

-- What was verified stays as it was: it can only be voided, and what is void stays void. Words that lead to a person
-- can be taken out, as of the history.
CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.state = 'claimed' AND NEW.booking_id = OLD.booking_id THEN RETURN NEW; END IF;
    IF OLD.state = 'verified' AND NEW.state = 'void' THEN
      OLD.state := NEW.state;
      OLD.voided_at := NEW.voided_at;
      OLD.voided_by := NEW.voided_by;
      OLD.void_reason := NEW.void_reason;
    END IF;
    IF NEW.utr IS NULL THEN OLD.utr := NULL; END IF;
    IF NEW.number IS NULL THEN OLD.number := NULL; END IF;
    IF NEW.note IS NULL THEN OLD.note := NULL; END IF;
    IF NEW.void_reason = 'erased' THEN OLD.void_reason := NEW.void_reason; END IF;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  ELSIF OLD.state = 'claimed' THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a payment that was verified or voided is kept as it is';
END $$;
CREATE TRIGGER payments_kept BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION keep_payment();
