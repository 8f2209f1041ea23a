-- Money that is owed to a guest waits in one place until it is paid out, for whatever reason it is owed: a cheaper stay, a
-- payment too many, a claim that was found after a cancellation. What staff have not decided themselves stands in the ledger
-- as a refund to be paid out, recorded by "system": as much as a booking's balance is below nothing and no refund was
-- promised for. It follows the balance, and is gone with it.
CREATE FUNCTION owe_back(id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  kept uuid;
BEGIN
  SELECT CASE b.status WHEN 'pending' THEN 0 ELSE greatest(0, - balance_of(b) - coalesce((
      SELECT sum(p.paise) FROM payments p
      WHERE p.booking_id = b.id AND p.direction = 'refunded' AND p.state = 'claimed' AND p.recorded_by <> 'system'), 0)) END
    INTO owed FROM bookings b WHERE b.id = owe_back.id;
  SELECT p.id INTO kept FROM payments p
  WHERE p.booking_id = owe_back.id AND p.direction = 'refunded' AND p.state = 'claimed' AND p.recorded_by = 'system'
  ORDER BY p.created_at, p.id LIMIT 1;
  IF kept IS NOT NULL THEN
    DELETE FROM payments p
    WHERE p.booking_id = owe_back.id AND p.direction = 'refunded' AND p.state = 'claimed' AND p.recorded_by = 'system'
      AND (p.id <> kept OR owed = 0);
    UPDATE payments p SET paise = owed WHERE p.id = kept AND owed > 0 AND p.paise <> owed;
  ELSIF owed > 0 THEN
    INSERT INTO payments (booking_id, direction, method, paise, on_day, state, recorded_by)
    SELECT owe_back.id, 'refunded', p.method, owed, (now() AT TIME ZONE interval '5:30')::date, 'claimed', 'system'
    FROM payments p
    WHERE p.booking_id = owe_back.id AND p.direction = 'received' AND p.state = 'verified'
    ORDER BY p.on_day DESC, p.created_at DESC, p.id LIMIT 1;
  END IF;
END $$;

-- As before, with what is owed back.
CREATE OR REPLACE FUNCTION settle_money(id uuid) RETURNS void LANGUAGE sql AS $$
  SELECT owe_back(settle_money.id);

  DELETE FROM open_balances o WHERE o.booking_id = settle_money.id;
  INSERT INTO open_balances
  SELECT b.id, balance FROM bookings b CROSS JOIN LATERAL balance_of(b) AS balance
  WHERE b.id = settle_money.id AND b.status <> 'pending' AND balance <> 0;

  DELETE FROM payments_to_check t USING payments p
  WHERE p.id = t.payment_id AND p.booking_id = settle_money.id;
  INSERT INTO payments_to_check
  SELECT p.id FROM payments p JOIN bookings b ON b.id = p.booking_id
  WHERE b.id = settle_money.id AND is_to_check(p, b);
$$;
DROP TRIGGER bookings_money ON bookings;
CREATE CONSTRAINT TRIGGER bookings_money AFTER INSERT OR UPDATE OF status, total_paise, rejected_because, kept_paise ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_money_of_booking();

SELECT settle_money(booking_id) FROM open_balances WHERE paise < 0;
