-- The ledger decides what "verified" means. A booking that was verified although no money was ever found goes back to
-- pending: the day book has nothing of it, and the revenue goes on the day of this migration, not out of an earlier month.
WITH empty AS (
  UPDATE bookings b SET status = 'pending', revenue_turns = revenue_turns || now()
  WHERE status = 'verified' AND NOT EXISTS (
    SELECT FROM payments p WHERE p.booking_id = b.id AND p.direction = 'received' AND p.state = 'verified')
  RETURNING b.id
)
INSERT INTO audit_entries (actor, action, booking_id, before, after)
SELECT 'system', 'booking_pending', id, '{"status": "verified"}', '{"status": "pending", "note": null}' FROM empty;
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- From now on the database holds it. Verified: money was found. Confirmed: money was found once, or staff promised the stay
-- without asking for money first (on arrival, or by another site). Judged at the end of the transaction: a booking and its
-- payment change one after the other.
CREATE FUNCTION ledger_decides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
  wrong text;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN booking := NEW.id; ELSE booking := NEW.booking_id; END IF;
  SELECT b.reference INTO wrong FROM bookings b
  WHERE b.id = booking AND CASE b.status
    WHEN 'verified' THEN NOT EXISTS (
      SELECT FROM payments p WHERE p.booking_id = b.id AND p.direction = 'received' AND p.state = 'verified')
    WHEN 'confirmed' THEN (b.source = 'site' OR b.pay_by IS NOT NULL) AND NOT EXISTS (
      SELECT FROM payments p WHERE p.booking_id = b.id AND p.direction = 'received' AND p.verified_at IS NOT NULL)
    ELSE false END;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'no money was found for %, so it is not verified', wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_decides';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_ledger AFTER INSERT OR UPDATE OF status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status IN ('verified', 'confirmed'))
  EXECUTE FUNCTION ledger_decides();
CREATE CONSTRAINT TRIGGER payments_ledger AFTER UPDATE OF state ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.state = 'verified' AND NEW.state <> 'verified')
  EXECUTE FUNCTION ledger_decides();
-- A cancellation decides about the stay, not about money that its guest says to have paid: that is still looked for. What
-- was never accepted was looked for when it was rejected.
CREATE OR REPLACE FUNCTION is_to_check(p payments, b bookings) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN p.state = 'claimed' AND (p.direction = 'refunded' OR b.status <> 'rejected'
  OR b.rejected_because IN ('cancelled_by_guest', 'cancelled_by_farm', 'double'));
DROP TRIGGER bookings_money ON bookings;
CREATE CONSTRAINT TRIGGER bookings_money AFTER INSERT OR UPDATE OF status, total_paise, rejected_because ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_money_of_booking();
SELECT rebuild_summaries();
