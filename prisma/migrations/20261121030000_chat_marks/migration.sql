-- Up to where each side's browser has received the other side's messages; seen comes after.
ALTER TABLE chats
  ADD COLUMN staff_got_seq integer NOT NULL DEFAULT 0,
  ADD COLUMN visitor_got_seq integer NOT NULL DEFAULT 0;

-- The bookings of whoever writes from a number: the last ten digits, however it was typed.
CREATE INDEX bookings_phone_digits ON bookings (right(regexp_replace(phone, '\D', '', 'g'), 10));
