-- Photographs that staff sent for guests to see, and copies of them in the formats and widths that browsers choose from. Both are
-- served by their hash: the first half of the SHA-256 of their bytes. What's known of a photograph of an earlier version is what its
-- pages assumed, until its copies are made.
CREATE TABLE photographs (
  file_id uuid PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{32}$'),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 16000),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 16000),
  color text NOT NULL CHECK (color ~ '^#[0-9A-F]{6}$'),
  -- When its copies couldn't be made.
  failed_at timestamptz
);
CREATE INDEX photographs_hash ON photographs (hash);

-- Not in backups: they're made again from the photograph. A photograph has all of its copies or none.
CREATE TABLE picture_copies (
  file_id uuid NOT NULL REFERENCES photographs ON DELETE CASCADE,
  format text NOT NULL CHECK (format IN ('avif', 'webp', 'jpeg')),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 16000),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{32}$'),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 2 * 1024 * 1024),
  PRIMARY KEY (file_id, format, width)
);
ALTER TABLE picture_copies ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX picture_copies_hash ON picture_copies (hash);

INSERT INTO photographs (file_id, hash, width, height, color)
SELECT p.file_id, left(encode(sha256(f.bytes), 'hex'), 32), 1600, 1000, '#EFE6D0'
FROM room_pictures p JOIN files f ON f.id = p.file_id;

ALTER TABLE room_pictures
  DROP CONSTRAINT room_pictures_file_id_fkey,
  ADD CONSTRAINT room_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES photographs;
