-- What a photograph of a room is, and what describes it to people who don't see it: by language, as words of a place are kept.
ALTER TABLE room_pictures
  ADD COLUMN kind text NOT NULL DEFAULT 'photo' CHECK (kind IN ('photo', 'illustration')),
  ADD COLUMN alt jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(alt) = 'object');
