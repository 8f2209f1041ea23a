-- What changes the price of a night, and what forbids a stay. Without rows here every night of a room costs what the room
-- says and may be booked, as before. Prices are what guests pay, with tax.

CREATE TABLE seasons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- of one room, or of all
  room_id integer REFERENCES rooms (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name = btrim(name) AND char_length(name) BETWEEN 1 AND 60),
  -- the first and the last night; without them it is true of its weekdays in every week
  from_day date,
  to_day date,
  -- the nights of the week that it is about, Monday 1 to Sunday 7
  weekdays integer[] NOT NULL DEFAULT '{1,2,3,4,5,6,7}'
    CHECK (cardinality(weekdays) BETWEEN 1 AND 7 AND weekdays <@ '{1,2,3,4,5,6,7}'),
  price_paise integer CHECK (price_paise >= 0),
  -- more or less than the room's own price
  percent integer CHECK (percent BETWEEN -90 AND 300),
  -- of a stay that begins in it
  minimum_nights integer CHECK (minimum_nights BETWEEN 1 AND 30),
  closed boolean NOT NULL DEFAULT false,
  no_arrival boolean NOT NULL DEFAULT false,
  no_departure boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((from_day IS NULL) = (to_day IS NULL)),
  CHECK (from_day <= to_day),
  CHECK (num_nonnulls(price_paise, percent) <= 1),
  CHECK (num_nonnulls(price_paise, percent, minimum_nights) > 0 OR closed OR no_arrival OR no_departure)
);

-- A day of a room that has something of its own, whatever the seasons say. What is null is as they say.
CREATE TABLE rate_days (
  room_id integer NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  day date NOT NULL,
  price_paise integer CHECK (price_paise >= 0),
  minimum_nights integer CHECK (minimum_nights BETWEEN 1 AND 30),
  closed boolean,
  no_arrival boolean,
  no_departure boolean,
  PRIMARY KEY (room_id, day),
  CHECK (num_nonnulls(price_paise, minimum_nights, closed, no_arrival, no_departure) > 0)
);

-- Guests that the price of a night is for, and what one more costs a night.
ALTER TABLE rooms
  ADD COLUMN guests_included integer CHECK (guests_included BETWEEN 1 AND 20),
  ADD COLUMN extra_guest_paise integer CHECK (extra_guest_paise >= 0),
  ADD CONSTRAINT rooms_extra_guest CHECK ((guests_included IS NULL) = (extra_guest_paise IS NULL));

-- A stay of so many nights or more costs less; the longest step that a stay reaches counts.
CREATE TABLE long_stays (
  nights integer PRIMARY KEY CHECK (nights BETWEEN 2 AND 30),
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 90)
);

-- A word that makes a stay cheaper. It is never deleted, because bookings name it; it ends.
CREATE TABLE codes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{3,20}$'),
  percent integer CHECK (percent BETWEEN 1 AND 100),
  paise integer CHECK (paise > 0),
  -- the days in which a stay with it may begin
  from_day date,
  to_day date,
  -- how often it can be used; without a number as often as anybody likes
  uses integer CHECK (uses >= 1),
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(percent, paise) = 1),
  CHECK (from_day <= to_day)
);

-- A hold keeps the whole price that its guest was told, line by line, and the code that it used.
ALTER TABLE holds
  ADD COLUMN charges jsonb,
  ADD COLUMN code_id integer REFERENCES codes (id);
CREATE INDEX holds_code ON holds (code_id) WHERE code_id IS NOT NULL;
ALTER TABLE bookings ADD COLUMN code_id integer REFERENCES codes (id);
CREATE INDEX bookings_code ON bookings (code_id) WHERE code_id IS NOT NULL;

UPDATE holds h SET charges = (
  SELECT jsonb_agg(jsonb_build_object('position', number + 1, 'kind', 'night', 'night', (h.check_in + number)::text,
    'words', h.room_name, 'paise', h.rate_paise, 'gstPercent', h.gst_percent) ORDER BY number)
  FROM generate_series(0, h.check_out - h.check_in - 1) AS number);
ALTER TABLE holds ALTER COLUMN charges SET NOT NULL;
