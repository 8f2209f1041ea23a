-- How many units a room has had from which day in India on, so that the occupancy of days that are over does not change
-- with today's rooms. A deleted room has none.
CREATE TABLE room_units (
  room_id integer NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  since date NOT NULL,
  units integer NOT NULL,
  PRIMARY KEY (room_id, since)
);

CREATE FUNCTION keep_room_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO room_units (room_id, since, units)
  VALUES (NEW.id,
    ((CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END) AT TIME ZONE interval '5:30')::date,
    CASE WHEN NEW.deleted_at IS NULL THEN NEW.units ELSE 0 END)
  ON CONFLICT (room_id, since) DO UPDATE SET units = excluded.units;
  RETURN NULL;
END $$;
CREATE TRIGGER rooms_units_kept AFTER INSERT OR UPDATE OF units, deleted_at ON rooms
  FOR EACH ROW EXECUTE FUNCTION keep_room_units();

-- Of what was before, the rooms know when they were made and deleted, and how many units they had last.
INSERT INTO room_units (room_id, since, units)
SELECT id, (created_at AT TIME ZONE interval '5:30')::date, units FROM rooms;
INSERT INTO room_units (room_id, since, units)
SELECT id, (deleted_at AT TIME ZONE interval '5:30')::date, 0 FROM rooms WHERE deleted_at IS NOT NULL
ON CONFLICT (room_id, since) DO UPDATE SET units = 0;
