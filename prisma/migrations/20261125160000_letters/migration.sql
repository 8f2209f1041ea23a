-- The mails to guests as they went out, so that staff can read what a guest was told. A try that is made again after its
-- mail had gone has the same message_id, and is kept once.
CREATE TABLE letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind text NOT NULL,
  message_id text NOT NULL UNIQUE,
  recipient text NOT NULL,
  locale text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX letters_booking ON letters (booking_id, id);

-- The conversations of a telephone number, as bookings_phone_digits finds its bookings.
CREATE INDEX chats_phone_digits ON chats (right(regexp_replace(mobile, '\D', '', 'g'), 10), last_activity DESC);
