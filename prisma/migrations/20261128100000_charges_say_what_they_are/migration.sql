-- Charges say in columns what was read from their words, or from their booking: in which room a night was, which nights of
-- how many extra guests a line is for, and that a line makes the price the one that was agreed on.
ALTER TABLE charges
  ADD COLUMN room_id integer REFERENCES rooms (id),
  ADD COLUMN first_night date,
  ADD COLUMN nights integer CHECK (nights >= 1),
  ADD COLUMN guests integer CHECK (guests >= 1),
  DROP CONSTRAINT charges_kind_check,
  DROP CONSTRAINT charges_check1;

-- Neither a sum nor a night changes; the figures by room do, and are made anew below.
ALTER TABLE charges DISABLE TRIGGER USER;
UPDATE charges SET kind = 'agreed' WHERE words = 'Price as agreed' AND kind IN ('extra', 'discount');
UPDATE charges c SET room_id = coalesce(
  (SELECT o.room_id FROM occupancies o
   WHERE o.slept_by = c.booking_id AND o.check_in <= c.night AND o.check_out > c.night),
  (SELECT b.room_id FROM bookings b WHERE b.id = c.booking_id))
WHERE kind = 'night';

CREATE FUNCTION extra_guests_said(words text) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN regexp_match(words, '^Extra guests: (\d+), nights: (\d+)(?:, from (.+))?$');
UPDATE charges c SET (guests, nights, first_night) = (
  SELECT coalesce(said[1]::integer, 1), coalesce(said[2]::integer, b.nights), coalesce(said[3]::date, b.check_in)
  FROM bookings b CROSS JOIN extra_guests_said(c.words) AS said WHERE b.id = c.booking_id)
WHERE kind = 'extra_guest';
-- Holds that a booking may still come of.
UPDATE holds h SET charges = (
  SELECT jsonb_agg(line || CASE line ->> 'kind'
      WHEN 'night' THEN jsonb_build_object('roomId', h.room_id)
      WHEN 'extra_guest' THEN jsonb_build_object('extraGuests', jsonb_build_object(
        'guests', said[1]::int, 'nights', said[2]::int, 'from', h.check_in))
      ELSE '{}' END ORDER BY at)
  FROM jsonb_array_elements(h.charges) WITH ORDINALITY AS lines (line, at)
    CROSS JOIN extra_guests_said(line ->> 'words') AS said)
WHERE NOT EXISTS (SELECT FROM bookings b WHERE b.hold_id = h.id);
DROP FUNCTION extra_guests_said;
ALTER TABLE charges ENABLE TRIGGER USER;

ALTER TABLE charges
  ADD CONSTRAINT charges_kind CHECK (kind IN ('night', 'extra_guest', 'extra', 'discount', 'agreed')),
  ADD CONSTRAINT charges_sign CHECK (
    CASE kind WHEN 'discount' THEN paise < 0 WHEN 'agreed' THEN paise <> 0 ELSE paise >= 0 END),
  ADD CONSTRAINT charges_room CHECK ((kind = 'night') = (room_id IS NOT NULL)),
  ADD CONSTRAINT charges_extra_guests CHECK (
    num_nonnulls(first_night, nights, guests) = CASE kind WHEN 'extra_guest' THEN 3 ELSE 0 END);

-- As before, but a night is counted for the room in which it was: a guest who moves during the stay leaves the nights before
-- where they were slept. What a booking brings in is still counted for its room.
DROP FUNCTION days_of_booking(bookings);
CREATE FUNCTION days_of_booking(b bookings)
RETURNS TABLE (day date, room_id integer, revenue_paise bigint, bookings integer, nights integer, nights_paise bigint)
LANGUAGE sql STABLE AS $$
  SELECT (counted.at AT TIME ZONE interval '5:30')::date, b.room_id, sign * b.total_paise::bigint, sign, 0, 0::bigint
  FROM (
    SELECT b.verified_at, 1
    UNION ALL
    SELECT turn, CASE WHEN number % 2 = 1 THEN -1 ELSE 1 END
    FROM unnest(b.revenue_turns) WITH ORDINALITY AS turns (turn, number)
  ) AS counted (at, sign)
  WHERE counted.at IS NOT NULL
  UNION ALL
  SELECT c.night, c.room_id, 0::bigint, 0, 1, c.paise::bigint
  FROM charges c
  WHERE c.booking_id = b.id AND c.kind = 'night' AND b.status IN ('verified', 'confirmed')
$$;
CREATE OR REPLACE FUNCTION add_bookings(changed bookings[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO booking_counts AS c (status, shard, count)
  SELECT b.status, pg_backend_pid() % 16, sign * count(*)
  FROM unnest(changed) AS b GROUP BY b.status ORDER BY b.status
  ON CONFLICT (status, shard) DO UPDATE SET count = c.count + excluded.count;

  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  SELECT a.day, a.room_id, sign * sum(a.revenue_paise), sign * sum(a.bookings), sign * sum(a.nights),
    sign * sum(a.nights_paise)
  FROM unnest(changed) AS b CROSS JOIN LATERAL days_of_booking(b) AS a
  GROUP BY a.day, a.room_id ORDER BY a.day, a.room_id
  ON CONFLICT (day, room_id) DO UPDATE SET
    revenue_paise = d.revenue_paise + excluded.revenue_paise,
    bookings = d.bookings + excluded.bookings,
    nights = d.nights + excluded.nights,
    nights_paise = d.nights_paise + excluded.nights_paise;
$$;
CREATE OR REPLACE FUNCTION add_nights(changed charges[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  SELECT c.night, c.room_id, 0, 0, sign * count(*), sign * sum(c.paise)
  FROM unnest(changed) AS c JOIN bookings b ON b.id = c.booking_id
  WHERE c.kind = 'night' AND b.status IN ('verified', 'confirmed')
  GROUP BY c.night, c.room_id ORDER BY c.night, c.room_id
  ON CONFLICT (day, room_id) DO UPDATE SET
    nights = d.nights + excluded.nights,
    nights_paise = d.nights_paise + excluded.nights_paise;
$$;
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
  FROM bookings b CROSS JOIN LATERAL days_of_booking(b) d GROUP BY d.day, d.room_id;
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
