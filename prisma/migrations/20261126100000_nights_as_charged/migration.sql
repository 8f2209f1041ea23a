-- Nights of one stay may cost differently. The figures of a day take what its night was charged, not the average of its
-- stay: an average would move money from a season into the days beside it.

-- As before, but nights are those of the charges.
CREATE OR REPLACE FUNCTION days_of_booking(b bookings)
RETURNS TABLE (day date, revenue_paise bigint, bookings integer, nights integer, nights_paise bigint)
LANGUAGE sql STABLE AS $$
  SELECT (counted.at AT TIME ZONE interval '5:30')::date, sign * b.total_paise::bigint, sign, 0, 0::bigint
  FROM (
    SELECT b.verified_at, 1
    UNION ALL
    SELECT turn, CASE WHEN number % 2 = 1 THEN -1 ELSE 1 END
    FROM unnest(b.revenue_turns) WITH ORDINALITY AS turns (turn, number)
  ) AS counted (at, sign)
  WHERE counted.at IS NOT NULL
  UNION ALL
  SELECT c.night, 0::bigint, 0, 1, c.paise::bigint
  FROM charges c
  WHERE c.booking_id = b.id AND c.kind = 'night' AND b.status IN ('verified', 'confirmed')
$$;

-- Adds charged nights of bookings that are paid to the figures, or with -1 takes them away. A booking and its charges have
-- to change in two statements: within one, each of the two triggers would see what both have done, and count it twice.
CREATE FUNCTION add_nights(changed charges[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  SELECT c.night, b.room_id, 0, 0, sign * count(*), sign * sum(c.paise)
  FROM unnest(changed) AS c JOIN bookings b ON b.id = c.booking_id
  WHERE c.kind = 'night' AND b.status IN ('verified', 'confirmed')
  GROUP BY c.night, b.room_id ORDER BY c.night, b.room_id
  ON CONFLICT (day, room_id) DO UPDATE SET
    nights = d.nights + excluded.nights,
    nights_paise = d.nights_paise + excluded.nights_paise;
$$;
CREATE FUNCTION sum_up_charges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_nights(array_agg(gone::charges), -1) FROM gone; END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_nights(array_agg(came::charges), 1) FROM came; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER charges_summed_insert AFTER INSERT ON charges REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION sum_up_charges();
CREATE TRIGGER charges_summed_update AFTER UPDATE ON charges REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION sum_up_charges();
CREATE TRIGGER charges_summed_delete AFTER DELETE ON charges REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION sum_up_charges();

SELECT rebuild_summaries();
