-- What another site has taken it gives back itself. What the farm owes is no more than what came to it, and is not back
-- already nor promised.
CREATE OR REPLACE FUNCTION owe_back(id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  kept uuid;
BEGIN
  SELECT CASE b.status WHEN 'pending' THEN 0 ELSE greatest(0, least(- balance_of(b) - s.promised, s.returnable)) END
    INTO owed
  FROM bookings b CROSS JOIN LATERAL (
    SELECT coalesce(sum(p.paise) FILTER (WHERE p.state = 'claimed'), 0) AS promised,
      coalesce(sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END)
        FILTER (WHERE p.method <> 'channel'), 0) AS returnable
    FROM payments p
    WHERE p.booking_id = b.id AND (p.state = 'verified'
      OR p.state = 'claimed' AND p.direction = 'refunded' AND p.recorded_by <> 'system')) AS s
  WHERE b.id = owe_back.id;
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
    WHERE p.booking_id = owe_back.id AND p.direction = 'received' AND p.state = 'verified' AND p.method <> 'channel'
    ORDER BY p.on_day DESC, p.created_at DESC, p.id LIMIT 1;
  END IF;
END $$;

SELECT settle_money(booking_id) FROM (
  SELECT DISTINCT booking_id FROM payments
  WHERE direction = 'refunded' AND state = 'claimed' AND recorded_by = 'system') AS owed;
