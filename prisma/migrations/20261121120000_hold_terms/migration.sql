-- What the guest was told when the hold was taken: they pay this, whatever staff call the room or ask for it
-- by the time that the screenshot comes.
ALTER TABLE holds
  ADD COLUMN room_name text,
  ADD COLUMN rate_paise integer CHECK (rate_paise >= 0),
  ADD COLUMN gst_percent numeric(5, 2);
UPDATE holds SET room_name = r.name, gst_percent = r.gst_percent,
  rate_paise = r.base_paise + round(r.base_paise * r.gst_percent / 100)
FROM rooms r WHERE r.id = holds.room_id;
ALTER TABLE holds
  ALTER COLUMN room_name SET NOT NULL,
  ALTER COLUMN rate_paise SET NOT NULL,
  ALTER COLUMN gst_percent SET NOT NULL;
