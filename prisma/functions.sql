-- The functions and triggers of the database as they are now, whichever migrations made them.
-- `npm run functions` prints this page from a migrated database; a test compares the two.

CREATE OR REPLACE FUNCTION public.add_bookings(changed bookings[], sign integer)
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.add_nights(changed charges[], sign integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  SELECT c.night, c.room_id, 0, 0, sign * count(*), sign * sum(c.paise)
  FROM unnest(changed) AS c JOIN bookings b ON b.id = c.booking_id
  WHERE c.kind = 'night' AND is_paid(b.status)
  GROUP BY c.night, c.room_id ORDER BY c.night, c.room_id
  ON CONFLICT (day, room_id) DO UPDATE SET
    nights = d.nights + excluded.nights,
    nights_paise = d.nights_paise + excluded.nights_paise;
$function$;

CREATE OR REPLACE FUNCTION public.add_payment(p payments, sign integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO payment_days AS d (day, direction, method, payments, paise)
  SELECT p.on_day, p.direction, p.method, sign, sign * p.paise::bigint
  WHERE p.state = 'verified' AND p.paise > 0
  ON CONFLICT (day, direction, method) DO UPDATE SET
    payments = d.payments + excluded.payments,
    paise = d.paise + excluded.paise;
$function$;

CREATE OR REPLACE FUNCTION public.add_revenue(e revenue_entries, sign integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  VALUES ((e.at AT TIME ZONE interval '5:30')::date, e.room_id, sign * e.paise, sign * e.bookings, 0, 0)
  ON CONFLICT (day, room_id) DO UPDATE SET
    revenue_paise = d.revenue_paise + excluded.revenue_paise,
    bookings = d.bookings + excluded.bookings;
$function$;

CREATE OR REPLACE FUNCTION public.alike_of(file files)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  SELECT near.id FROM (
    SELECT f.id, f.created_at, f.word_hashes,
      bit_count((f.perceptual_hash # file.perceptual_hash)::bit(64)) AS apart
    FROM files f
    WHERE hash_bands(f.perceptual_hash) && hash_bands(file.perceptual_hash)
      AND bit_count((f.perceptual_hash # file.perceptual_hash)::bit(64)) <= 8
      AND f.sha256 <> file.sha256
    ORDER BY f.created_at DESC LIMIT 300
  ) AS near
  WHERE CASE WHEN least(cardinality(near.word_hashes), cardinality(file.word_hashes)) < 6
    THEN near.apart <= 5
    ELSE says_the_same(near.word_hashes, file.word_hashes) END
  ORDER BY near.created_at DESC LIMIT 10
$function$;

CREATE OR REPLACE FUNCTION public.balance_of(b bookings)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE b.status WHEN 'rejected' THEN b.kept_paise ELSE b.total_paise END - coalesce(
    sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END), 0)
  FROM payments p WHERE p.booking_id = b.id AND p.state = 'verified'
$function$;

CREATE OR REPLACE FUNCTION public.booking_words(full_name text, email text, phone text, reference text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN folded(((((((((full_name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || phone_words(phone)) || ' '::text) || reference) || ' '::text) || replace(reference, '-'::text, ''::text)));

CREATE OR REPLACE FUNCTION public.books_until(check_out date, verified_at timestamp with time zone, revenue_turns timestamp with time zone[])
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN make_date((7 + (EXTRACT(year FROM ('9 mons'::interval + GREATEST(check_out, ((verified_at AT TIME ZONE '05:30:00'::interval))::date, (((revenue_turns)[cardinality(revenue_turns)] AT TIME ZONE '05:30:00'::interval))::date))))::integer), 3, 31);

CREATE OR REPLACE FUNCTION public.charges_agree()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.count_new_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO revenue_entries (booking_id, at, room_id, paise, bookings)
  VALUES (NEW.id, coalesce(NEW.verified_at, now()), NEW.room_id, NEW.total_paise, 1);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.count_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.current_publication()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT max(number) FROM publications
$function$;

CREATE OR REPLACE FUNCTION public.customer_words(full_name text, email text, phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN folded(((((full_name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || phone_words(phone)));

CREATE OR REPLACE FUNCTION public.days_of_booking(b bookings)
 RETURNS TABLE(day date, room_id integer, revenue_paise bigint, bookings integer, nights integer, nights_paise bigint)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT c.night, c.room_id, 0::bigint, 0, 1, c.paise::bigint
  FROM charges c
  WHERE c.booking_id = b.id AND c.kind = 'night' AND is_paid(b.status)
$function$;

CREATE OR REPLACE FUNCTION public.find_alike()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO alike_files SELECT NEW.id, other FROM alike_of(NEW) AS other;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.folded(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(lower(written), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžșțạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹøłđıё'::text, 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzstaaaaaaaaaaaaeeeeeeeeiioooooooooooouuuuuuuyyyyoldiе'::text);

CREATE OR REPLACE FUNCTION public.forget_summaries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM booking_counts;
  DELETE FROM room_days;
  DELETE FROM payment_days;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.hash_bands(hash bigint)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  SELECT array_agg(band << 11 | ((hash >> (band * 11)) & 2047)::integer)
  FROM generate_series(0, 5) AS band
$function$;

CREATE OR REPLACE FUNCTION public.international_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (CASE WHEN ((length(ltrim(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), '0'::text)) = 10) AND (btrim(phone) !~~ '+%'::text)) THEN '91'::text ELSE ''::text END || ltrim(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), '0'::text));

CREATE OR REPLACE FUNCTION public.is_paid(status booking_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (status = ANY (ARRAY['verified'::booking_status, 'confirmed'::booking_status]));

CREATE OR REPLACE FUNCTION public.is_to_check(p payments, b bookings)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (((p).state = 'claimed'::text) AND (((p).direction = 'refunded'::text) OR ((b).status <> 'rejected'::booking_status) OR ((b).rejected_because = ANY (ARRAY['cancelled_by_guest'::text, 'cancelled_by_farm'::text, 'double'::text]))));

CREATE OR REPLACE FUNCTION public.keep_cash_deposit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.voided_at IS NULL THEN
    OLD.voided_at := NEW.voided_at;
    OLD.voided_by := NEW.voided_by;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'cash that was taken to the bank is kept as it is';
END $function$;

CREATE OR REPLACE FUNCTION public.keep_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.keep_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.keep_room_units()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO room_units (room_id, since, units)
  VALUES (NEW.id,
    ((CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END) AT TIME ZONE interval '5:30')::date,
    CASE WHEN NEW.deleted_at IS NULL THEN NEW.units ELSE 0 END)
  ON CONFLICT (room_id, since) DO UPDATE SET units = excluded.units;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.keep_units()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO units (room_id, number, name)
  SELECT NEW.id, number, number FROM generate_series(1, NEW.units) AS number
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.ledger_decides()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.number_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO document_series AS s (series, year, last) VALUES (NEW.series, NEW.year, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = s.last + 1
    RETURNING last INTO NEW.number;
  IF NEW.kind = 'tax_invoice' AND EXISTS (
    SELECT FROM documents i WHERE i.booking_id = NEW.booking_id AND i.kind = 'tax_invoice' AND i.paise >
      (SELECT coalesce(sum(c.paise), 0) FROM documents c WHERE c.cited_id = i.id AND c.kind = 'credit_note')
  ) THEN
    RAISE EXCEPTION 'the stay has an invoice' USING ERRCODE = 'unique_violation';
  END IF;
  IF NEW.kind = 'credit_note' AND NEW.paise > (
    SELECT i.paise - coalesce(sum(c.paise), 0)
    FROM documents i LEFT JOIN documents c ON c.cited_id = i.id AND c.kind = 'credit_note'
    WHERE i.id = NEW.cited_id AND i.kind = 'tax_invoice' GROUP BY i.id
  ) IS NOT FALSE THEN
    RAISE EXCEPTION 'a credit note takes no more than its invoice has left' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.owe_back(id uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  owed bigint;
  kept uuid;
BEGIN
  SELECT CASE b.status WHEN 'pending' THEN 0 ELSE greatest(0, least(- balance_of(b) - s.promised, s.returnable)) END
    INTO owed
  FROM bookings b CROSS JOIN LATERAL (
    SELECT coalesce(sum(p.paise) FILTER (WHERE p.state = 'claimed'), 0) AS promised,
      coalesce(sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END)
        FILTER (WHERE p.method <> 'channel'), 0) AS returnable
    FROM payments p
    WHERE p.booking_id = b.id AND (p.state = 'verified'
      OR p.state = 'claimed' AND p.direction = 'refunded' AND p.recorded_by <> 'system')) AS s
  WHERE b.id = owe_back.id;
  SELECT p.id INTO kept FROM payments p
  WHERE p.booking_id = owe_back.id AND p.direction = 'refunded' AND p.state = 'claimed' AND p.recorded_by = 'system'
  ORDER BY p.created_at, p.id LIMIT 1;
  IF kept IS NOT NULL THEN
    DELETE FROM payments p
    WHERE p.booking_id = owe_back.id AND p.direction = 'refunded' AND p.state = 'claimed' AND p.recorded_by = 'system'
      AND (p.id <> kept OR owed = 0);
    UPDATE payments p SET paise = owed WHERE p.id = kept AND owed > 0 AND p.paise <> owed;
  ELSIF owed > 0 THEN
    INSERT INTO payments (booking_id, direction, method, paise, on_day, state, recorded_by)
    SELECT owe_back.id, 'refunded', p.method, owed, (now() AT TIME ZONE interval '5:30')::date, 'claimed', 'system'
    FROM payments p
    WHERE p.booking_id = owe_back.id AND p.direction = 'received' AND p.state = 'verified' AND p.method <> 'channel'
    ORDER BY p.on_day DESC, p.created_at DESC, p.id LIMIT 1;
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION public.paper_without_words(kept jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((kept || '{"reason": null, "recipient": {"firm": null, "name": "Erased guest", "gstin": null, "address": null}}'::jsonb) || jsonb_build_object('payments', (SELECT COALESCE(jsonb_agg((listed.payment || '{"utr": null}'::jsonb) ORDER BY listed.place), '[]'::jsonb) AS "coalesce" FROM jsonb_array_elements((paper_without_words.kept -> 'payments'::text)) WITH ORDINALITY listed(payment, place))));

CREATE OR REPLACE FUNCTION public.phone_digits(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (length(regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) >= 7) THEN "right"(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), 10) ELSE NULL::text END;

CREATE OR REPLACE FUNCTION public.phone_words(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((phone || ' '::text) || translate(phone, '+-(). '::text, ''::text));

CREATE OR REPLACE FUNCTION public.rebuild_summaries()
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_gap()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.last = OLD.last + 1 AND (NEW.series, NEW.year) = (OLD.series, OLD.year) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'numbers of documents have no gaps';
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_paper_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    OLD.snapshot := paper_without_words(OLD.snapshot);
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a document that was issued never changes';
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_publication_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a publication is kept as it was';
END $function$;

CREATE OR REPLACE FUNCTION public.says_the_same(one bigint[], other bigint[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT cardinality(one) * 4 <= cardinality(other) * 5 AND cardinality(other) * 4 <= cardinality(one) * 5
    AND (
      SELECT count(*) FILTER (WHERE NOT EXISTS (
        SELECT 1 FROM unnest(CASE WHEN cardinality(one) <= cardinality(other) THEN other ELSE one END) AS theirs
        WHERE bit_count((mine # theirs)::bit(64)) <= 8)) * 20 <= count(*)
      FROM unnest(CASE WHEN cardinality(one) <= cardinality(other) THEN one[2:] ELSE other[2:] END) AS mine
    )
$function$;

CREATE OR REPLACE FUNCTION public.settle_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM settle_roomless(NEW.id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.settle_money(id uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  SELECT owe_back(settle_money.id);

  DELETE FROM open_balances o WHERE o.booking_id = settle_money.id;
  INSERT INTO open_balances
  SELECT b.id, balance FROM bookings b CROSS JOIN LATERAL balance_of(b) AS balance
  WHERE b.id = settle_money.id AND b.status <> 'pending' AND balance <> 0;

  DELETE FROM payments_to_check t USING payments p
  WHERE p.id = t.payment_id AND p.booking_id = settle_money.id;
  INSERT INTO payments_to_check
  SELECT p.id FROM payments p JOIN bookings b ON b.id = p.booking_id
  WHERE b.id = settle_money.id AND is_to_check(p, b);
$function$;

CREATE OR REPLACE FUNCTION public.settle_money_of_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM settle_money(NEW.id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.settle_occupancy()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.booking_id IS NOT NULL THEN PERFORM settle_roomless(OLD.booking_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.booking_id IS NOT NULL THEN PERFORM settle_roomless(NEW.booking_id); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.settle_roomless(id uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  DELETE FROM roomless_bookings r WHERE r.booking_id = settle_roomless.id AND NOT EXISTS (
    SELECT 1 FROM bookings b WHERE b.id = r.booking_id AND takes_place(b.status) AND b.no_show_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id));
  INSERT INTO roomless_bookings (booking_id)
  SELECT b.id FROM bookings b WHERE b.id = settle_roomless.id AND takes_place(b.status) AND b.no_show_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id)
  ON CONFLICT DO NOTHING;
$function$;

CREATE OR REPLACE FUNCTION public.stay_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  booking uuid;
  wrong text;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN booking := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN booking := coalesce(OLD.booking_id, OLD.slept_by);
  ELSE booking := coalesce(NEW.booking_id, NEW.slept_by);
  END IF;
  IF booking IS NULL THEN RETURN NULL; END IF;
  SELECT part.reference INTO wrong FROM (
    SELECT b.reference, b.check_out AS until, o.check_in, o.check_out,
      lag(o.check_out, 1, b.check_in) OVER (ORDER BY o.check_in) AS due
    FROM bookings b CROSS JOIN LATERAL (
      SELECT check_in, check_out FROM occupancies WHERE booking_id = b.id
      UNION ALL SELECT check_in, check_out FROM occupancies WHERE slept_by = b.id) AS o
    WHERE b.id = booking) AS part
  WHERE part.check_in <> part.due OR part.check_out > part.until
  LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'the units of % do not follow each other through its nights', wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'occupancies_whole_stay';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.sum_up_bookings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.sum_up_charges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_nights(array_agg(gone::charges), -1) FROM gone; END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_nights(array_agg(came::charges), 1) FROM came; END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.sum_up_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_payment(OLD, -1), settle_money(OLD.booking_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_payment(NEW, 1), settle_money(NEW.booking_id); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.sum_up_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_revenue(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_revenue(NEW, 1); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.takes_place(status booking_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (status <> 'rejected'::booking_status);

CREATE OR REPLACE FUNCTION public.tell_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('staff', '{"action":"hold_changed","booking_id":null}');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('staff', json_build_object('action', NEW.action, 'booking_id', NEW.booking_id)::text);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.without_words(kept jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN jsonb_set(jsonb_set(kept, '{note}'::text[], 'null'::jsonb, false), '{utr}'::text[], 'null'::jsonb, false);

-- Triggers of audit_entries
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_tell AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION tell_staff();

-- Triggers of bookings
CREATE CONSTRAINT TRIGGER bookings_charges AFTER INSERT OR UPDATE OF total_paise, check_in, check_out ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charges_agree();
CREATE TRIGGER bookings_forgotten AFTER TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION forget_summaries();
CREATE CONSTRAINT TRIGGER bookings_ledger AFTER INSERT OR UPDATE OF status ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (is_paid(new.status)) EXECUTE FUNCTION ledger_decides();
CREATE CONSTRAINT TRIGGER bookings_money AFTER INSERT OR UPDATE OF status, total_paise, rejected_because, kept_paise ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_money_of_booking();
CREATE TRIGGER bookings_revenue_counted BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION count_revenue();
CREATE TRIGGER bookings_revenue_new AFTER INSERT ON bookings FOR EACH ROW WHEN (is_paid(new.status)) EXECUTE FUNCTION count_new_revenue();
CREATE CONSTRAINT TRIGGER bookings_roomless AFTER INSERT OR UPDATE OF status, no_show_at ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_booking();
CREATE TRIGGER bookings_summed_delete AFTER DELETE ON bookings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sum_up_bookings();
CREATE TRIGGER bookings_summed_insert AFTER INSERT ON bookings REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION sum_up_bookings();
CREATE TRIGGER bookings_summed_update AFTER UPDATE ON bookings REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION sum_up_bookings();
CREATE CONSTRAINT TRIGGER bookings_whole_stay AFTER UPDATE OF check_in, check_out ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stay_is_whole();

-- Triggers of cash_deposits
CREATE TRIGGER cash_deposits_kept BEFORE DELETE OR UPDATE ON cash_deposits FOR EACH ROW EXECUTE FUNCTION keep_cash_deposit();

-- Triggers of charges
CREATE CONSTRAINT TRIGGER charges_agree AFTER INSERT OR DELETE OR UPDATE ON charges DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charges_agree();
CREATE TRIGGER charges_summed_delete AFTER DELETE ON charges REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sum_up_charges();
CREATE TRIGGER charges_summed_insert AFTER INSERT ON charges REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION sum_up_charges();
CREATE TRIGGER charges_summed_update AFTER UPDATE ON charges REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION sum_up_charges();

-- Triggers of document_series
CREATE TRIGGER document_series_goes_on BEFORE DELETE OR UPDATE ON document_series FOR EACH ROW EXECUTE FUNCTION refuse_gap();

-- Triggers of documents
CREATE TRIGGER documents_number BEFORE INSERT ON documents FOR EACH ROW EXECUTE FUNCTION number_document();
CREATE TRIGGER documents_stay BEFORE DELETE OR UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_paper_change();

-- Triggers of files
CREATE TRIGGER files_alike AFTER INSERT ON files FOR EACH ROW WHEN (new.perceptual_hash IS NOT NULL) EXECUTE FUNCTION find_alike();

-- Triggers of notifications
CREATE TRIGGER notifications_append_only BEFORE DELETE OR UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Triggers of occupancies
CREATE CONSTRAINT TRIGGER occupancies_roomless AFTER INSERT OR DELETE OR UPDATE OF booking_id ON occupancies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_occupancy();
CREATE TRIGGER occupancies_tell_free AFTER DELETE ON occupancies FOR EACH ROW WHEN (old.kind = 'hold'::occupancy_kind) EXECUTE FUNCTION tell_hold();
CREATE TRIGGER occupancies_tell_held AFTER INSERT OR UPDATE OF expires_at ON occupancies FOR EACH ROW WHEN (new.kind = 'hold'::occupancy_kind) EXECUTE FUNCTION tell_hold();
CREATE CONSTRAINT TRIGGER occupancies_whole_stay AFTER INSERT OR DELETE OR UPDATE ON occupancies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stay_is_whole();

-- Triggers of payments
CREATE TRIGGER payments_kept BEFORE DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payment();
CREATE CONSTRAINT TRIGGER payments_ledger AFTER UPDATE OF state ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.state = 'verified'::text AND new.state <> 'verified'::text) EXECUTE FUNCTION ledger_decides();
CREATE CONSTRAINT TRIGGER payments_summed AFTER INSERT OR DELETE OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_up_payment();

-- Triggers of publications
CREATE TRIGGER publications_kept BEFORE UPDATE ON publications FOR EACH ROW WHEN (old.facts <> '{}'::jsonb) EXECUTE FUNCTION refuse_publication_change();

-- Triggers of revenue_entries
CREATE TRIGGER revenue_summed AFTER INSERT OR DELETE OR UPDATE ON revenue_entries FOR EACH ROW EXECUTE FUNCTION sum_up_revenue();

-- Triggers of rooms
CREATE TRIGGER rooms_have_units AFTER INSERT OR UPDATE OF units ON rooms FOR EACH ROW EXECUTE FUNCTION keep_units();
CREATE TRIGGER rooms_units_kept AFTER INSERT OR UPDATE OF units, deleted_at ON rooms FOR EACH ROW EXECUTE FUNCTION keep_room_units();

-- Triggers of statement_lines
CREATE TRIGGER statement_lines_kept BEFORE DELETE OR UPDATE ON statement_lines FOR EACH ROW EXECUTE FUNCTION keep_line();
