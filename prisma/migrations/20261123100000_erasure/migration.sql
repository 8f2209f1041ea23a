-- Details about a person end before the booking that they came with: when the person asks for it, and when nothing
-- obliges the farm to keep them any more.

-- The last day on which the books of a stay are kept: seven years after the 31 March that ends the year of its last
-- event, be that the stay, the payment or the refund. Two laws meet there, and the later one counts. Income-tax Rules
-- 2026, rule 46: seven years from the end of the tax year (before, Rules 1962, rule 6F(5): six from the end of the
-- assessment year, the same day). CGST Act 2017, section 36: 72 months from the due date of the annual return, which is
-- 31 December after the year (CGST Rules, rule 80), so three months less.
CREATE FUNCTION books_until(check_out date, verified_at timestamptz, revenue_turns timestamptz[])
RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN make_date(7 + extract(year FROM interval '9 months' + greatest(
    check_out,
    (verified_at AT TIME ZONE interval '5:30')::date,
    (revenue_turns[cardinality(revenue_turns)] AT TIME ZONE interval '5:30')::date))::integer,
  3, 31);
-- The bookings that still name somebody, for the job that erases those whose day has passed.
CREATE INDEX bookings_books_until ON bookings (books_until(check_out, verified_at, revenue_turns))
  WHERE full_name <> 'Erased guest';

-- History is not rewritten. Words about a person can be taken out of it, and an update that changes anything else, or
-- puts other words there, is refused as before.
CREATE FUNCTION without_words(kept jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN jsonb_set(jsonb_set(kept, '{note}', 'null', false), '{utr}', 'null', false);

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF TG_TABLE_NAME = 'notifications' THEN
      OLD.message := NULL;
    ELSE
      OLD.before := without_words(OLD.before);
      OLD.after := without_words(OLD.after);
    END IF;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
