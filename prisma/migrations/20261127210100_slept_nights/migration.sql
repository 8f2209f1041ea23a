-- A guest who moves to another unit during the stay: the nights that were slept stay where they were slept, as rows of
-- the kind slept, and the booking's own row begins with the first night in the unit that its guest has now.
ALTER TABLE occupancies
  ADD COLUMN slept_by uuid REFERENCES bookings (id),
  ADD CONSTRAINT occupancies_slept CHECK ((kind = 'slept') = (slept_by IS NOT NULL));
CREATE INDEX occupancies_slept_by ON occupancies (slept_by) WHERE slept_by IS NOT NULL;

-- Whoever has a unit has it in the room of the booking and until its end, as before. The room of a night that was slept
-- may be another.
ALTER TABLE bookings ADD CONSTRAINT bookings_stay_end UNIQUE (id, room_id, check_out);
ALTER TABLE occupancies
  DROP CONSTRAINT occupancies_stay,
  ADD CONSTRAINT occupancies_stay FOREIGN KEY (booking_id, room_id, check_out)
    REFERENCES bookings (id, room_id, check_out) ON UPDATE CASCADE;
ALTER TABLE bookings DROP CONSTRAINT bookings_stay;

-- Together the rows of a booking are its nights from the first on, without a gap and without a night twice. Whoever has no unit
-- may have nights that were slept, and no others.
CREATE FUNCTION stay_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
  wrong text;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN booking := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN booking := coalesce(OLD.booking_id, OLD.slept_by);
  ELSE booking := coalesce(NEW.booking_id, NEW.slept_by);
  END IF;
  IF booking IS NULL THEN RETURN NULL; END IF;
  SELECT part.reference INTO wrong FROM (
    SELECT b.reference, b.check_out AS until, o.check_in, o.check_out,
      lag(o.check_out, 1, b.check_in) OVER (ORDER BY o.check_in) AS due
    FROM bookings b CROSS JOIN LATERAL (
      SELECT check_in, check_out FROM occupancies WHERE booking_id = b.id
      UNION ALL SELECT check_in, check_out FROM occupancies WHERE slept_by = b.id) AS o
    WHERE b.id = booking) AS part
  WHERE part.check_in <> part.due OR part.check_out > part.until
  LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'the units of % do not follow each other through its nights', wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'occupancies_whole_stay';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER occupancies_whole_stay AFTER INSERT OR UPDATE OR DELETE ON occupancies
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stay_is_whole();
CREATE CONSTRAINT TRIGGER bookings_whole_stay AFTER UPDATE OF check_in, check_out ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION stay_is_whole();
