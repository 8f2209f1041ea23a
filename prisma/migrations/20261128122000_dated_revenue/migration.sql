-- A day that is over keeps its revenue, whatever changes later. Until now a change of the price changed the day on which the
-- booking had been verified, and one of the room moved that day's revenue to the other room. What a booking adds to the
-- revenue, or takes from it, is an entry of its own from now on, with the instant of the change.
CREATE TABLE revenue_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  at timestamptz(6) NOT NULL,
  room_id integer NOT NULL REFERENCES rooms (id),
  paise bigint NOT NULL,
  -- 1 for a booking that begins to count, -1 for one that is given up, 0 for another price
  bookings integer NOT NULL CHECK (bookings BETWEEN -1 AND 1)
);
CREATE INDEX revenue_entries_booking ON revenue_entries (booking_id);

-- What is known of the time before: the instants, with the price of today.
INSERT INTO revenue_entries (booking_id, at, room_id, paise, bookings)
SELECT b.id, counted.at, b.room_id, counted.sign * b.total_paise::bigint, counted.sign
FROM bookings b CROSS JOIN LATERAL (
  SELECT b.verified_at, 1
  UNION ALL
  SELECT turn, CASE WHEN number % 2 = 1 THEN -1 ELSE 1 END
  FROM unnest(b.revenue_turns) WITH ORDINALITY AS turns (turn, number)
) AS counted (at, sign)
WHERE counted.at IS NOT NULL
ORDER BY counted.at, b.id;

-- The figures by day and room follow the entries; the nights follow the charges, as before.
CREATE FUNCTION add_revenue(e revenue_entries, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  VALUES ((e.at AT TIME ZONE interval '5:30')::date, e.room_id, sign * e.paise, sign * e.bookings, 0, 0)
  ON CONFLICT (day, room_id) DO UPDATE SET
    revenue_paise = d.revenue_paise + excluded.revenue_paise,
    bookings = d.bookings + excluded.bookings;
$$;
CREATE FUNCTION sum_up_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_revenue(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_revenue(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER revenue_summed AFTER INSERT OR UPDATE OR DELETE ON revenue_entries
  FOR EACH ROW EXECUTE FUNCTION sum_up_revenue();
CREATE OR REPLACE FUNCTION days_of_booking(b bookings)
RETURNS TABLE (day date, room_id integer, revenue_paise bigint, bookings integer, nights integer, nights_paise bigint)
LANGUAGE sql STABLE AS $$
  SELECT c.night, c.room_id, 0::bigint, 0, 1, c.paise::bigint
  FROM charges c
  WHERE c.booking_id = b.id AND c.kind = 'night' AND b.status IN ('verified', 'confirmed')
$$;

-- Whatever changes a booking, its revenue is entered. A command says from when the change counts, in a column that is read
-- here and never kept; without it, it counts from now.
ALTER TABLE bookings ADD COLUMN counts_from timestamptz(6) CHECK (counts_from IS NULL);
CREATE FUNCTION count_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz := coalesce(NEW.counts_from, now());
  had boolean := OLD.status IN ('verified', 'confirmed');
  has boolean := NEW.status IN ('verified', 'confirmed');
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
CREATE TRIGGER bookings_revenue_counted BEFORE UPDATE ON bookings
  FOR EACH ROW EXECUTE FUNCTION count_revenue();
CREATE FUNCTION count_new_revenue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revenue_entries (booking_id, at, room_id, paise, bookings)
  VALUES (NEW.id, coalesce(NEW.verified_at, now()), NEW.room_id, NEW.total_paise, 1);
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_revenue_new AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.status IN ('verified', 'confirmed')) EXECUTE FUNCTION count_new_revenue();

CREATE OR REPLACE FUNCTION rebuild_summaries() RETURNS void LANGUAGE sql AS $$
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
  SELECT id FROM bookings b WHERE status <> 'rejected' AND no_show_at IS NULL
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
SELECT rebuild_summaries();
