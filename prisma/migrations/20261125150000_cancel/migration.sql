-- What the farm keeps of a stay that is cancelled, by its terms or by what was agreed: the guest is owed the rest.
ALTER TABLE bookings
  ADD COLUMN kept_paise integer NOT NULL DEFAULT 0 CHECK (kept_paise >= 0),
  ADD CONSTRAINT bookings_kept CHECK (kept_paise = 0 OR status = 'rejected');

CREATE OR REPLACE FUNCTION balance_of(b bookings) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE b.status WHEN 'rejected' THEN b.kept_paise ELSE b.total_paise END - coalesce(
    sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END), 0)
  FROM payments p WHERE p.booking_id = b.id AND p.state = 'verified'
$$;

-- Until now the request alone told that a rejection was what the guest had asked for.
UPDATE bookings SET rejected_because = 'cancelled_by_guest'
WHERE status = 'rejected' AND cancel_asked_at IS NOT NULL;
