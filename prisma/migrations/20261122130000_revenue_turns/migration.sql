-- Revenue stays where it was counted. A payment counts on the day on which it was first verified; giving a verified
-- booking up takes the amount away on the day of that, and bringing it back adds it on the day of that. So a month that
-- is over keeps its figures, until a ledger of payments and refunds replaces this.

-- When a verified payment was given up, counted again, given up ... in turn. verified_at stays the first time.
ALTER TABLE bookings ADD COLUMN revenue_turns timestamptz[] NOT NULL DEFAULT '{}';
ALTER TABLE bookings DROP CONSTRAINT bookings_check3;
ALTER TABLE bookings ADD CONSTRAINT bookings_revenue CHECK (
  (status IN ('verified', 'confirmed')) = (verified_at IS NOT NULL AND cardinality(revenue_turns) % 2 = 0)
  AND (verified_at IS NOT NULL OR cardinality(revenue_turns) = 0));

CREATE OR REPLACE FUNCTION days_of_booking(b bookings)
RETURNS TABLE (day date, revenue_paise bigint, bookings integer, nights integer, nights_paise bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT (counted.at AT TIME ZONE interval '5:30')::date, sign * b.total_paise::bigint, sign, 0, 0::bigint
  FROM (
    SELECT b.verified_at, 1
    UNION ALL
    SELECT turn, CASE WHEN number % 2 = 1 THEN -1 ELSE 1 END
    FROM unnest(b.revenue_turns) WITH ORDINALITY AS turns (turn, number)
  ) AS counted (at, sign)
  WHERE counted.at IS NOT NULL
  UNION ALL
  SELECT b.check_in + number, 0::bigint, 0, 1, b.rate_paise::bigint
  FROM generate_series(0, b.check_out - b.check_in - 1) AS number
  WHERE b.status IN ('verified', 'confirmed')
$$;

CREATE OR REPLACE FUNCTION sum_up_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_bookings(array_agg(came::bookings), 1) FROM came;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_bookings(array_agg(gone::bookings), -1) FROM gone;
  ELSE
    PERFORM add_bookings(array_agg(gone::bookings), -1), add_bookings(array_agg(came::bookings), 1)
    FROM gone JOIN came USING (id)
    WHERE (gone.status, gone.verified_at, gone.revenue_turns, gone.room_id, gone.check_in, gone.check_out,
        gone.rate_paise, gone.total_paise)
      IS DISTINCT FROM (came.status, came.verified_at, came.revenue_turns, came.room_id, came.check_in,
        came.check_out, came.rate_paise, came.total_paise);
  END IF;
  RETURN NULL;
END $$;
