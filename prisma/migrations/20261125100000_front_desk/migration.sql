-- What the front desk knows of a stay beside its payment and its status. The progress of a stay is expected, then in house,
-- then left, or the guest did not come: three instants tell which.
ALTER TABLE bookings
  ADD COLUMN source text NOT NULL DEFAULT 'site'
    CHECK (source IN ('site', 'phone', 'walk_in', 'whatsapp', 'airbnb', 'booking_com')),
  -- what another site calls the booking
  ADD COLUMN source_reference text CHECK (char_length(btrim(source_reference)) BETWEEN 1 AND 40),
  -- the reason of a rejection, apart from the words that the guest reads in status_note
  ADD COLUMN rejected_because text CHECK (rejected_because IN
    ('payment_not_found', 'cancelled_by_guest', 'cancelled_by_farm', 'double', 'other')),
  ADD COLUMN checked_in_at timestamptz,
  ADD COLUMN checked_out_at timestamptz,
  ADD COLUMN no_show_at timestamptz,
  -- what staff note for one another; guests never read it
  ADD COLUMN staff_note text CHECK (char_length(staff_note) <= 2000),
  -- when staff are asked about a booking that they made and that is not paid; nothing happens to it by itself
  ADD COLUMN pay_by timestamptz,
  ADD CONSTRAINT bookings_progress CHECK (
    (checked_out_at IS NULL OR checked_in_at IS NOT NULL AND checked_in_at <= checked_out_at)
    AND (no_show_at IS NULL OR checked_in_at IS NULL)),
  ADD CONSTRAINT bookings_rejected_because CHECK (rejected_because IS NULL OR status = 'rejected');

-- What guests say before they come: when, what they eat, their dogs, and a word. Staff may write it for them.
CREATE TABLE arrivals (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  -- the hour on the farm's clock
  arrives_at text CHECK (arrives_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- how many guests eat what; who is not counted has not been asked
  veg integer NOT NULL DEFAULT 0 CHECK (veg BETWEEN 0 AND 6),
  vegan integer NOT NULL DEFAULT 0 CHECK (vegan BETWEEN 0 AND 6),
  jain integer NOT NULL DEFAULT 0 CHECK (jain BETWEEN 0 AND 6),
  meat integer NOT NULL DEFAULT 0 CHECK (meat BETWEEN 0 AND 6),
  allergies text CHECK (char_length(allergies) <= 200),
  dogs integer NOT NULL DEFAULT 0 CHECK (dogs BETWEEN 0 AND 6),
  words text CHECK (char_length(words) <= 500),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Other dates that a guest asks for; the row goes once staff have answered, the history keeps it.
CREATE TABLE stay_wishes (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  check_in date NOT NULL,
  check_out date NOT NULL,
  words text CHECK (char_length(words) <= 500),
  asked_at timestamptz NOT NULL DEFAULT now(),
  CHECK (check_in < check_out)
);

-- A unit that a guest has left is not made up yet.
ALTER TABLE units ADD COLUMN uncleaned_since timestamptz;
