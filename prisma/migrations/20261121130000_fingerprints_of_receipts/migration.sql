-- Fingerprints tell the receipts of payments apart. Pictures of rooms and of conversations had them as well and
-- were compared with receipts. They lose them, and the pairs they were found in.
CREATE TEMP TABLE other_pictures ON COMMIT DROP AS
  SELECT image_id AS id FROM rooms WHERE image_id IS NOT NULL
  UNION SELECT file_id FROM chat_messages WHERE file_id IS NOT NULL
  EXCEPT SELECT screenshot_id FROM bookings;
DELETE FROM alike_files
WHERE file_id IN (SELECT id FROM other_pictures) OR other_id IN (SELECT id FROM other_pictures);
UPDATE files SET perceptual_hash = NULL, word_hashes = '{}'
WHERE perceptual_hash IS NOT NULL AND id IN (SELECT id FROM other_pictures);
