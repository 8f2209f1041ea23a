-- How many guests a room takes; null while nobody has said. The farm's first rooms are known by their slugs.
ALTER TABLE rooms ADD COLUMN sleeps integer CHECK (sleeps BETWEEN 1 AND 20);
UPDATE rooms SET sleeps = 2 WHERE slug = 'maratha-wada-room';
UPDATE rooms SET sleeps = 4 WHERE slug = 'valley-view-cottage';
