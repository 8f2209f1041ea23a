-- The other direction of what the ledger decides: a booking whose money was recorded by hand and that was left pending is
-- verified. Its revenue counts from the day of this migration.
WITH paid AS (
  UPDATE bookings b SET status = 'verified', verified_at = coalesce(verified_at, now()),
    revenue_turns = CASE WHEN verified_at IS NULL THEN revenue_turns ELSE revenue_turns || now() END
  WHERE status = 'pending' AND (
    SELECT sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END)
    FROM payments p WHERE p.booking_id = b.id AND p.state = 'verified') > 0
  RETURNING b.id
)
INSERT INTO audit_entries (actor, action, booking_id, before, after)
SELECT 'system', 'booking_verified', id, '{"status": "pending"}', '{"status": "verified", "note": null}' FROM paid;
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- Taking a rejection back gives a booking no new promise: it is as it was, also where it was confirmed and never paid
-- before the ledger decided.
CREATE OR REPLACE FUNCTION ledger_decides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
  is_put_back boolean := false;
  wrong text;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    booking := NEW.id;
    IF TG_OP = 'UPDATE' THEN is_put_back := OLD.status = 'rejected'; END IF;
  ELSE
    booking := NEW.booking_id;
  END IF;
  SELECT b.reference INTO wrong FROM bookings b
  WHERE b.id = booking AND CASE b.status
    WHEN 'verified' THEN NOT EXISTS (
      SELECT FROM payments p WHERE p.booking_id = b.id AND p.direction = 'received' AND p.state = 'verified')
    WHEN 'confirmed' THEN NOT is_put_back AND (b.source = 'site' OR b.pay_by IS NOT NULL) AND NOT EXISTS (
      SELECT FROM payments p WHERE p.booking_id = b.id AND p.direction = 'received' AND p.verified_at IS NOT NULL)
    ELSE false END;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'no money was found for %, so it is not verified', wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_decides';
  END IF;
  RETURN NULL;
END $$;
