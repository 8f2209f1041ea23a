-- Who comes and who leaves is read from the bookings: a guest without a unit arrives as well.
CREATE INDEX bookings_arrivals ON bookings (check_in) WHERE status <> 'rejected';
CREATE INDEX bookings_departures ON bookings (check_out) WHERE status <> 'rejected';
DROP INDEX occupancies_departures;
-- Requests to cancel that nobody has answered.
CREATE INDEX bookings_asking ON bookings (id) WHERE cancel_asked_at IS NOT NULL AND status <> 'rejected';
