-- When a guest asked on their own page to cancel. It changes nothing by itself: staff answer.
ALTER TABLE bookings ADD COLUMN cancel_asked_at timestamptz;
