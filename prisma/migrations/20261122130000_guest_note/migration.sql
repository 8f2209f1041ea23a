-- What a guest wants the farm to know: a dog, a diet, the train, the hour of arrival.
ALTER TABLE bookings ADD COLUMN guest_note text CHECK (length(guest_note) BETWEEN 1 AND 500);
