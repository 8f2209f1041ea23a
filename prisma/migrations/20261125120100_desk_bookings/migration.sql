-- The bookings of which staff are asked once the time that they named to the guest has come.
CREATE INDEX bookings_pay_by ON bookings (pay_by) WHERE status = 'pending' AND pay_by IS NOT NULL;
-- A guest is found by a part of their name or number while staff type; the newest of their bookings says how often they came.
CREATE INDEX bookings_number ON bookings (international_digits(phone), check_in DESC);
