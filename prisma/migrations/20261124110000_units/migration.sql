-- The units of a room by their names, as they stand on the doors. The numbers that there are become the first names.
-- A room has the units 1 to `rooms.units`; a unit above is one that it had, and stays for the stays that were in it.
CREATE TABLE units (
  room_id integer NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  name text NOT NULL CHECK (name = btrim(name) AND char_length(name) BETWEEN 1 AND 30),
  PRIMARY KEY (room_id, number)
);

CREATE FUNCTION keep_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO units (room_id, number, name)
  SELECT NEW.id, number, number FROM generate_series(1, NEW.units) AS number
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER rooms_have_units AFTER INSERT OR UPDATE OF units ON rooms
  FOR EACH ROW EXECUTE FUNCTION keep_units();

INSERT INTO units (room_id, number, name)
SELECT r.id, number, number FROM rooms r CROSS JOIN LATERAL generate_series(1, greatest(r.units,
  (SELECT max(o.unit) FROM occupancies o WHERE o.room_id = r.id))) AS number;

-- Whoever has a unit has it in the room and for the nights of the booking; else somebody has to look before the update.
DO $$
DECLARE
  wrong text;
BEGIN
  SELECT string_agg(b.reference, ', ' ORDER BY b.reference) INTO wrong
  FROM bookings b JOIN occupancies o ON o.booking_id = b.id
  WHERE (o.room_id, o.check_in, o.check_out) <> (b.room_id, b.check_in, b.check_out);
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'These bookings are kept a unit for other nights or of another room than they say: %', wrong;
  END IF;
END $$;

-- What takes a unit takes one that there is, and a booking's for all of its nights: other dates of a booking take its unit
-- along, or are refused because somebody else has it then.
ALTER TABLE bookings ADD CONSTRAINT bookings_stay UNIQUE (id, room_id, check_in, check_out);
ALTER TABLE occupancies
  DROP CONSTRAINT occupancies_room_id_fkey,
  ADD CONSTRAINT occupancies_unit FOREIGN KEY (room_id, unit) REFERENCES units (room_id, number),
  DROP CONSTRAINT occupancies_booking_id_fkey,
  ADD CONSTRAINT occupancies_stay FOREIGN KEY (booking_id, room_id, check_in, check_out)
    REFERENCES bookings (id, room_id, check_in, check_out) ON UPDATE CASCADE;
