-- How many nights one sender keeps before staff have seen a payment is bounded, so what tells senders apart is stored:
-- hashes under the service's secret, not what they were made of. A hold has that of its network; a booking those of
-- network, e-mail address, telephone number and picture, in this order. They are deleted by the job "tidy".
ALTER TABLE holds ADD COLUMN network text;
CREATE INDEX holds_network ON holds (network) WHERE network IS NOT NULL;
ALTER TABLE bookings ADD COLUMN sender text[] NOT NULL DEFAULT '{}' CHECK (cardinality(sender) IN (0, 4));
CREATE INDEX bookings_sender ON bookings USING gin (sender) WHERE status = 'pending';
CREATE INDEX bookings_sender_kept ON bookings (created_at) WHERE sender <> '{}';

-- What a stay cost when its booking came, if its hold had run out and the price had changed by then. The guest paid
-- what the hold said.
ALTER TABLE bookings ADD COLUMN late_paise integer CHECK (late_paise >= 0);
