-- What a status means, as lib/booking/rules/statuses.ts has it; a test compares the two. They are simple enough for the planner to
-- look into, so that the partial indexes over bookings that are not rejected serve takes_place as well.
CREATE FUNCTION is_paid(status booking_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN status IN ('verified', 'confirmed');

CREATE FUNCTION takes_place(status booking_status) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN status <> 'rejected';

-- A telephone number's last ten digits, which are India's whole number, however it was typed. With fewer than seven it is nobody's.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length(regexp_replace(phone, '\D', '', 'g')) >= 7
  THEN right(regexp_replace(phone, '\D', '', 'g'), 10) END;

DROP INDEX bookings_phone_digits, chats_phone_digits;
CREATE INDEX bookings_phone_digits ON bookings (phone_digits(phone));
CREATE INDEX chats_phone_digits ON chats (phone_digits(mobile), last_activity DESC);

-- The functions and triggers that wrote the same out.
CREATE OR REPLACE FUNCTION add_nights(changed charges[], sign integer)
 RETURNS void
 LANGUAGE sql
AS $$
  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  SELECT c.night, c.room_id, 0, 0, sign * count(*), sign * sum(c.paise)
  FROM unnest(changed) AS c JOIN bookings b ON b.id = c.booking_id
  WHERE c.kind = 'night' AND is_paid(b.status)
  GROUP BY c.night, c.room_id ORDER BY c.night, c.room_id
  ON CONFLICT (day, room_id) DO UPDATE SET
    nights = d.nights + excluded.nights,
    nights_paise = d.nights_paise + excluded.nights_paise;
$$;

CREATE OR REPLACE FUNCTION days_of_booking(b bookings)
 RETURNS TABLE(day date, room_id integer, revenue_paise bigint, bookings integer, nights integer, nights_paise bigint)
 LANGUAGE sql
 STABLE
AS $$
  SELECT c.night, c.room_id, 0::bigint, 0, 1, c.paise::bigint
  FROM charges c
  WHERE c.booking_id = b.id AND c.kind = 'night' AND is_paid(b.status)
$$;

CREATE OR REPLACE FUNCTION count_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
DECLARE
  since timestamptz := coalesce(NEW.counts_from, now());
  had boolean := is_paid(OLD.status);
  has boolean := is_paid(NEW.status);
BEGIN
  NEW.counts_from := NULL;
  IF had AND has AND NEW.room_id = OLD.room_id THEN
    INSERT INTO revenue_entries (booking_id, at, room_id, paise, bookings)
    SELECT NEW.id, since, NEW.room_id, NEW.total_paise - OLD.total_paise, 0 WHERE NEW.total_paise <> OLD.total_paise;
    RETURN NEW;
  END IF;
  INSERT INTO revenue_entries (booking_id, at, room_id, paise, bookings)
  SELECT NEW.id, since, OLD.room_id, - OLD.total_paise, -1 WHERE had
  UNION ALL SELECT NEW.id, since, NEW.room_id, NEW.total_paise, 1 WHERE has;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION settle_roomless(id uuid)
 RETURNS void
 LANGUAGE sql
AS $$
  DELETE FROM roomless_bookings r WHERE r.booking_id = settle_roomless.id AND NOT EXISTS (
    SELECT 1 FROM bookings b WHERE b.id = r.booking_id AND takes_place(b.status) AND b.no_show_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id));
  INSERT INTO roomless_bookings (booking_id)
  SELECT b.id FROM bookings b WHERE b.id = settle_roomless.id AND takes_place(b.status) AND b.no_show_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id)
  ON CONFLICT DO NOTHING;
$$;

CREATE OR REPLACE FUNCTION rebuild_summaries()
 RETURNS void
 LANGUAGE sql
AS $$
  DELETE FROM booking_counts;
  DELETE FROM room_days;
  DELETE FROM roomless_bookings;
  DELETE FROM payment_days;
  DELETE FROM open_balances;
  DELETE FROM payments_to_check;
  INSERT INTO booking_counts SELECT status, 0, count(*) FROM bookings GROUP BY status;
  INSERT INTO room_days
  SELECT d.day, d.room_id, sum(d.revenue_paise), sum(d.bookings), sum(d.nights), sum(d.nights_paise)
  FROM (
    SELECT n.* FROM bookings b CROSS JOIN LATERAL days_of_booking(b) n
    UNION ALL
    SELECT (at AT TIME ZONE interval '5:30')::date, room_id, paise, bookings, 0, 0 FROM revenue_entries
  ) AS d GROUP BY d.day, d.room_id;
  INSERT INTO roomless_bookings
  SELECT id FROM bookings b WHERE takes_place(status) AND no_show_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id);
  INSERT INTO payment_days
  SELECT on_day, direction, method, count(*), sum(paise) FROM payments
  WHERE state = 'verified' AND paise > 0 GROUP BY on_day, direction, method;
  INSERT INTO open_balances
  SELECT b.id, balance FROM bookings b CROSS JOIN LATERAL balance_of(b) AS balance
  WHERE b.status <> 'pending' AND balance <> 0;
  INSERT INTO payments_to_check
  SELECT p.id FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE is_to_check(p, b);
$$;

DROP TRIGGER bookings_ledger ON bookings;
CREATE CONSTRAINT TRIGGER bookings_ledger AFTER INSERT OR UPDATE OF status ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (is_paid(new.status)) EXECUTE FUNCTION ledger_decides();
DROP TRIGGER bookings_revenue_new ON bookings;
CREATE TRIGGER bookings_revenue_new AFTER INSERT ON bookings
  FOR EACH ROW WHEN (is_paid(new.status)) EXECUTE FUNCTION count_new_revenue();
