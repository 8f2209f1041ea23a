-- A sender on IPv6 is counted by its /48, its /56 and its /64 at once. A hold has the hashes of its networks, the widest
-- first; a booking has that of the widest first, as before, and the others at the end.
DROP INDEX holds_network;
ALTER TABLE holds RENAME COLUMN network TO networks;
ALTER TABLE holds ALTER COLUMN networks TYPE text[]
  USING CASE WHEN networks IS NULL THEN '{}' ELSE ARRAY[networks] END;
ALTER TABLE holds ALTER COLUMN networks SET NOT NULL, ALTER COLUMN networks SET DEFAULT '{}';
CREATE INDEX holds_networks ON holds USING gin (networks);
ALTER TABLE bookings DROP CONSTRAINT bookings_sender_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_sender_check CHECK (cardinality(sender) IN (0, 4, 6));
