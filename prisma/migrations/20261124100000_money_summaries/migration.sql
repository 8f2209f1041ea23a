-- What was received and refunded, what is still owed and how much is to be checked join the figures that cost the same
-- whether there are a thousand bookings or a million.

-- What each day in India brought and took in each way: verified payments on the day on which the money moved.
CREATE TABLE payment_days (
  day date NOT NULL,
  direction text NOT NULL,
  method text NOT NULL,
  payments integer NOT NULL,
  paise bigint NOT NULL,
  PRIMARY KEY (day, direction, method)
);

-- Bookings whose balance is not nothing: owed, or, if negative, to be paid back. What was paid for a rejected booking is
-- to be paid back; a pending one is judged first.
CREATE TABLE open_balances (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  paise bigint NOT NULL
);

-- Payments that staff have to find in the bank, and refunds that they have promised and not paid out. A rejected booking's
-- claim was looked for when it was rejected.
CREATE TABLE payments_to_check (
  payment_id uuid PRIMARY KEY REFERENCES payments (id) ON DELETE CASCADE
);

CREATE FUNCTION add_payment(p payments, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO payment_days AS d (day, direction, method, payments, paise)
  SELECT p.on_day, p.direction, p.method, sign, sign * p.paise::bigint
  WHERE p.state = 'verified' AND p.paise > 0
  ON CONFLICT (day, direction, method) DO UPDATE SET
    payments = d.payments + excluded.payments,
    paise = d.paise + excluded.paise;
$$;

CREATE FUNCTION balance_of(b bookings) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE b.status WHEN 'rejected' THEN 0 ELSE b.total_paise END - coalesce(
    sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END), 0)
  FROM payments p WHERE p.booking_id = b.id AND p.state = 'verified'
$$;

CREATE FUNCTION is_to_check(p payments, b bookings) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN p.state = 'claimed' AND (p.direction = 'refunded' OR b.status <> 'rejected');

CREATE FUNCTION settle_money(id uuid) RETURNS void LANGUAGE sql AS $$
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

-- At the end of the transaction, so that two that verify payments of one day wait for each other as short as can be.
CREATE FUNCTION sum_up_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_payment(OLD, -1), settle_money(OLD.booking_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_payment(NEW, 1), settle_money(NEW.booking_id); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_summed AFTER INSERT OR UPDATE OR DELETE ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_up_payment();

CREATE FUNCTION settle_money_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_money(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_money AFTER INSERT OR UPDATE OF status, total_paise ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settle_money_of_booking();

-- As before, with the three new ones.
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
  SELECT id FROM bookings b WHERE status <> 'rejected'
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
SELECT rebuild_summaries();

CREATE OR REPLACE FUNCTION forget_summaries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM booking_counts;
  DELETE FROM room_days;
  DELETE FROM payment_days;
  RETURN NULL;
END $$;
