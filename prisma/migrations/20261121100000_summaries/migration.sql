-- Figures that a dashboard asks for every ten seconds, kept by the database as bookings change, so that
-- they cost the same whether there are a thousand bookings or a million.

-- How many bookings have each status: the sum over the shards. Guests who book at once each count in the
-- shard of their own connection, and so do not wait for each other.
CREATE TABLE booking_counts (
  status booking_status NOT NULL,
  shard integer NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (status, shard)
);

-- What each day in India brought in each room. Revenue and the number of bookings are on the day on which
-- the payment was verified; nights, and what they cost, on the days on which they begin. Only bookings that
-- are verified or confirmed now.
CREATE TABLE room_days (
  day date NOT NULL,
  room_id integer NOT NULL REFERENCES rooms (id),
  revenue_paise bigint NOT NULL,
  bookings integer NOT NULL,
  nights integer NOT NULL,
  nights_paise bigint NOT NULL,
  PRIMARY KEY (day, room_id)
);

-- Bookings that should have a unit and have none.
CREATE TABLE roomless_bookings (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE
);

-- What a booking adds to room_days; nothing unless its payment has been verified. India has one offset all
-- year round, so the day needs no zone data.
CREATE FUNCTION days_of_booking(b bookings)
RETURNS TABLE (day date, revenue_paise bigint, bookings integer, nights integer, nights_paise bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT (b.verified_at AT TIME ZONE interval '5:30')::date, b.total_paise::bigint, 1, 0, 0::bigint
  WHERE b.verified_at IS NOT NULL
  UNION ALL
  SELECT b.check_in + number, 0::bigint, 0, 1, b.rate_paise::bigint
  FROM generate_series(0, b.check_out - b.check_in - 1) AS number
  WHERE b.verified_at IS NOT NULL
$$;

-- Adds bookings to the figures, or with -1 takes them away. In the order of the days, so that two of these
-- never wait for each other in a circle.
CREATE FUNCTION add_bookings(changed bookings[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO booking_counts AS c (status, shard, count)
  SELECT b.status, pg_backend_pid() % 16, sign * count(*)
  FROM unnest(changed) AS b GROUP BY b.status ORDER BY b.status
  ON CONFLICT (status, shard) DO UPDATE SET count = c.count + excluded.count;

  INSERT INTO room_days AS d (day, room_id, revenue_paise, bookings, nights, nights_paise)
  SELECT a.day, b.room_id, sign * sum(a.revenue_paise), sign * sum(a.bookings), sign * sum(a.nights),
    sign * sum(a.nights_paise)
  FROM unnest(changed) AS b CROSS JOIN LATERAL days_of_booking(b) AS a
  GROUP BY a.day, b.room_id ORDER BY a.day, b.room_id
  ON CONFLICT (day, room_id) DO UPDATE SET
    revenue_paise = d.revenue_paise + excluded.revenue_paise,
    bookings = d.bookings + excluded.bookings,
    nights = d.nights + excluded.nights,
    nights_paise = d.nights_paise + excluded.nights_paise;
$$;

-- Once a statement, so that a thousand rows at once are counted once.
CREATE FUNCTION sum_up_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_bookings(array_agg(came::bookings), 1) FROM came;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_bookings(array_agg(gone::bookings), -1) FROM gone;
  ELSE
    PERFORM add_bookings(array_agg(gone::bookings), -1), add_bookings(array_agg(came::bookings), 1)
    FROM gone JOIN came USING (id)
    WHERE (gone.status, gone.verified_at, gone.room_id, gone.check_in, gone.check_out, gone.rate_paise,
        gone.total_paise)
      IS DISTINCT FROM (came.status, came.verified_at, came.room_id, came.check_in, came.check_out,
        came.rate_paise, came.total_paise);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_summed_insert AFTER INSERT ON bookings REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION sum_up_bookings();
CREATE TRIGGER bookings_summed_update AFTER UPDATE ON bookings
  REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION sum_up_bookings();
CREATE TRIGGER bookings_summed_delete AFTER DELETE ON bookings REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION sum_up_bookings();

-- Judged once, at the end of the transaction: a booking is stored before its unit is taken.
CREATE FUNCTION settle_roomless(id uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM roomless_bookings r WHERE r.booking_id = settle_roomless.id AND NOT EXISTS (
    SELECT 1 FROM bookings b WHERE b.id = r.booking_id AND b.status <> 'rejected'
      AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id));
  INSERT INTO roomless_bookings (booking_id)
  SELECT b.id FROM bookings b WHERE b.id = settle_roomless.id AND b.status <> 'rejected'
    AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id)
  ON CONFLICT DO NOTHING;
$$;
CREATE FUNCTION settle_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_roomless(NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION settle_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.booking_id IS NOT NULL THEN PERFORM settle_roomless(OLD.booking_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.booking_id IS NOT NULL THEN PERFORM settle_roomless(NEW.booking_id); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_roomless AFTER INSERT OR UPDATE OF status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_booking();
CREATE CONSTRAINT TRIGGER occupancies_roomless AFTER INSERT OR UPDATE OF booking_id OR DELETE ON occupancies
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_occupancy();

-- Makes the figures anew from the bookings, for tables that were filled past the triggers.
CREATE FUNCTION rebuild_summaries() RETURNS void LANGUAGE sql AS $$
  DELETE FROM booking_counts;
  DELETE FROM room_days;
  DELETE FROM roomless_bookings;
  INSERT INTO booking_counts SELECT status, 0, count(*) FROM bookings GROUP BY status;
  INSERT INTO room_days
  SELECT d.day, b.room_id, sum(d.revenue_paise), sum(d.bookings), sum(d.nights), sum(d.nights_paise)
  FROM bookings b CROSS JOIN LATERAL days_of_booking(b) d GROUP BY d.day, b.room_id;
  INSERT INTO roomless_bookings
  SELECT id FROM bookings b WHERE status <> 'rejected'
    AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id);
$$;
SELECT rebuild_summaries();

CREATE FUNCTION forget_summaries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM booking_counts;
  DELETE FROM room_days;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_forgotten AFTER TRUNCATE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION forget_summaries();

-- Who comes, who stays tonight and who leaves.
CREATE INDEX occupancies_arrivals ON occupancies (check_in) WHERE kind = 'booking';
CREATE INDEX occupancies_departures ON occupancies (check_out) WHERE kind = 'booking';
-- Conversations in which something has not been seen by staff.
CREATE INDEX chats_unseen ON chats (id) WHERE last_seq > staff_seen_seq;

-- Pictures that look like an earlier one, found once when a picture is stored: to compare every picture
-- with every other whenever a list is drawn costs more with each booking. Two hashes of 64 bits that differ
-- in 5 at most have at least one of their 6 bands alike, and an index finds those.
CREATE TABLE alike_files (
  file_id uuid NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  other_id uuid NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  PRIMARY KEY (file_id, other_id)
);
CREATE INDEX alike_files_other ON alike_files (other_id);

CREATE FUNCTION hash_bands(hash bigint) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT array_agg(band << 11 | ((hash >> (band * 11)) & 2047)::integer)
  FROM generate_series(0, 5) AS band
$$;
CREATE INDEX files_bands ON files USING gin (hash_bands(perceptual_hash)) WITH (fastupdate = off);

-- The newest ten are enough to make staff look; blank pictures would be alike by the thousand.
CREATE FUNCTION alike_of(file files) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT f.id FROM files f
  WHERE hash_bands(f.perceptual_hash) && hash_bands(file.perceptual_hash)
    AND bit_count((f.perceptual_hash # file.perceptual_hash)::bit(64)) <= 5
    AND f.sha256 <> file.sha256
  ORDER BY f.created_at DESC LIMIT 10
$$;
CREATE FUNCTION find_alike() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alike_files SELECT NEW.id, other FROM alike_of(NEW) AS other;
  RETURN NULL;
END $$;
CREATE TRIGGER files_alike AFTER INSERT ON files
  FOR EACH ROW WHEN (NEW.perceptual_hash IS NOT NULL) EXECUTE FUNCTION find_alike();
INSERT INTO alike_files
SELECT f.id, other FROM files f CROSS JOIN LATERAL alike_of(f) AS other WHERE f.perceptual_hash IS NOT NULL;
