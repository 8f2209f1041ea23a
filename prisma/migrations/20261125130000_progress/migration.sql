-- Nobody is in the house before the first night of their stay. India has one offset all year round.
ALTER TABLE bookings ADD CONSTRAINT bookings_checked_in_day CHECK (
  (checked_in_at AT TIME ZONE INTERVAL '5 hours 30 minutes')::date >= check_in);

-- What the desk looks for beside the nights of the day: who has stayed beyond their end, who has left and who did not come.
CREATE INDEX bookings_in_house ON bookings (check_out)
  WHERE checked_in_at IS NOT NULL AND checked_out_at IS NULL;
CREATE INDEX bookings_left ON bookings (checked_out_at) WHERE checked_out_at IS NOT NULL;
CREATE INDEX bookings_no_show ON bookings (no_show_at) WHERE no_show_at IS NOT NULL;

-- A guest who did not come, and whose unit is sold again, does not wait for one.
CREATE OR REPLACE FUNCTION settle_roomless(id uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM roomless_bookings r WHERE r.booking_id = settle_roomless.id AND NOT EXISTS (
    SELECT 1 FROM bookings b WHERE b.id = r.booking_id AND b.status <> 'rejected' AND b.no_show_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id));
  INSERT INTO roomless_bookings (booking_id)
  SELECT b.id FROM bookings b WHERE b.id = settle_roomless.id AND b.status <> 'rejected' AND b.no_show_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id)
  ON CONFLICT DO NOTHING;
$$;
DROP TRIGGER bookings_roomless ON bookings;
CREATE CONSTRAINT TRIGGER bookings_roomless AFTER INSERT OR UPDATE OF status, no_show_at ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_booking();

-- As before, without those who did not come.
CREATE OR REPLACE FUNCTION rebuild_summaries() RETURNS void LANGUAGE sql AS $$
  DELETE FROM booking_counts;
  DELETE FROM room_days;
  DELETE FROM roomless_bookings;
  DELETE FROM payment_days;
  DELETE FROM open_balances;
  DELETE FROM payments_to_check;
  INSERT INTO booking_counts SELECT status, 0, count(*) FROM bookings GROUP BY status;
  INSERT INTO room_days
  SELECT d.day, b.room_id, sum(d.revenue_paise), sum(d.bookings), sum(d.nights), sum(d.nights_paise)
  FROM bookings b CROSS JOIN LATERAL days_of_booking(b) d GROUP BY d.day, b.room_id;
  INSERT INTO roomless_bookings
  SELECT id FROM bookings b WHERE status <> 'rejected' AND no_show_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM occupancies o WHERE o.booking_id = b.id);
  INSERT INTO payment_days
  SELECT on_day, direction, method, count(*), sum(paise) FROM payments
  WHERE state = 'verified' AND paise > 0 GROUP BY on_day, direction, method;
  INSERT INTO open_balances
  SELECT b.id, balance FROM bookings b CROSS JOIN LATERAL balance_of(b) AS balance
  WHERE b.status <> 'pending' AND balance <> 0;
  INSERT INTO payments_to_check
  SELECT p.id FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE is_to_check(p, b);
$$;
