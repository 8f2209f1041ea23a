-- Bank statements: what a bank's file says has arrived, so that a person finds claims in it instead of in the bank's app.
-- Nothing is verified by them alone. Balances, other debits than refunds and whole account numbers are not kept.

-- Where the columns are in files of banks that are not known, by the hash of their header.
CREATE TABLE statement_layouts (
  header_sha256 bytea PRIMARY KEY CHECK (octet_length(header_sha256) = 32),
  columns jsonb NOT NULL,
  kept_by text NOT NULL,
  kept_at timestamptz(6) NOT NULL DEFAULT now()
);

CREATE TABLE statements (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- the bank and the last four figures of the account, or what staff call it
  account text NOT NULL CHECK (char_length(account) BETWEEN 1 AND 80),
  bank text,
  file_name text NOT NULL CHECK (char_length(file_name) BETWEEN 1 AND 200),
  from_day date NOT NULL,
  to_day date NOT NULL,
  credits integer NOT NULL CHECK (credits >= 0),
  paise bigint NOT NULL CHECK (paise >= 0),
  new_lines integer NOT NULL CHECK (new_lines >= 0),
  read_by text NOT NULL,
  read_at timestamptz(6) NOT NULL,
  CHECK (to_day >= from_day)
);
CREATE INDEX statements_newest ON statements (read_at DESC, id DESC);
CREATE INDEX statements_days ON statements (account, from_day, to_day);

CREATE TABLE statement_lines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- the first that had it
  statement_id uuid NOT NULL REFERENCES statements (id),
  -- of account, day, sum, narration, balance, and the number among lines that are equal in all that
  sha256 bytea NOT NULL UNIQUE CHECK (octet_length(sha256) = 32),
  position integer NOT NULL,
  account text NOT NULL,
  on_day date NOT NULL,
  direction text NOT NULL CHECK (direction IN ('received', 'refunded')),
  paise bigint NOT NULL CHECK (paise > 0),
  narration text NOT NULL CHECK (char_length(narration) <= 600),
  utr text CHECK (utr ~ '^[A-Z0-9]{12,22}$'),
  -- the words of the narration that may be a UTR, or a reference without its hyphen
  codes text[] NOT NULL DEFAULT '{}',
  -- money of somebody who is no guest
  ignored_by text,
  ignored_at timestamptz(6),
  CHECK ((ignored_by IS NULL) = (ignored_at IS NULL))
);
CREATE INDEX statement_lines_days ON statement_lines (account, on_day);
CREATE INDEX statement_lines_first ON statement_lines (statement_id);
CREATE INDEX statement_lines_codes ON statement_lines USING gin (codes);

-- Credits of which somebody has said that they are not for a booking.
CREATE TABLE lines_apart (
  line_id uuid NOT NULL REFERENCES statement_lines (id),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  said_by text NOT NULL,
  said_at timestamptz(6) NOT NULL,
  PRIMARY KEY (line_id, booking_id)
);
CREATE INDEX lines_apart_booking ON lines_apart (booking_id);

-- The bank's line of a payment: of one that is in the books, and of no two of them. A void payment goes on telling which
-- it was, and leaves it to another.
ALTER TABLE payments
  ADD COLUMN statement_line_id uuid REFERENCES statement_lines (id);
CREATE UNIQUE INDEX payments_line ON payments (statement_line_id) WHERE state = 'verified';
CREATE INDEX payments_lines ON payments (statement_line_id) WHERE statement_line_id IS NOT NULL;

-- As before, but for the line that says when a payment that is in the books has its line found later.
CREATE OR REPLACE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
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
    IF OLD.state = 'verified' AND OLD.statement_line_id IS NULL THEN
      OLD.statement_line_id := NEW.statement_line_id;
    END IF;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  ELSIF OLD.state = 'claimed' THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a payment that was verified or voided is kept as it is';
END $$;

-- What the bank said stays as it was. Only what leads to a person can be taken out, and money be said to be no guest's.
CREATE FUNCTION keep_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    OLD.ignored_by := NEW.ignored_by;
    OLD.ignored_at := NEW.ignored_at;
    IF NEW.narration = 'erased' THEN
      OLD.narration := NEW.narration;
      OLD.utr := NULL;
      OLD.codes := '{}';
    END IF;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a line of a statement is kept as it is';
END $$;
CREATE TRIGGER statement_lines_kept BEFORE UPDATE OR DELETE ON statement_lines
  FOR EACH ROW EXECUTE FUNCTION keep_line();
