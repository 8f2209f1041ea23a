-- What the farm has published: each publication is whole, numbered, and kept for good. The first start after this migration fills
-- in the first one from lib/property.ts, where the facts were.
CREATE TABLE publications (
  number integer PRIMARY KEY CHECK (number > 0),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  published_at timestamptz(6) NOT NULL DEFAULT now(),
  published_by text
);
INSERT INTO publications (number, facts) VALUES (1, '{}');

CREATE FUNCTION refuse_publication_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a publication is kept as it was';
END $$;
CREATE TRIGGER publications_kept BEFORE UPDATE ON publications
  FOR EACH ROW WHEN (old.facts <> '{}') EXECUTE FUNCTION refuse_publication_change();

CREATE FUNCTION current_publication() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT max(number) FROM publications
$$;

-- The terms under which a booking was made are those that were published when its nights were held, or when staff booked it.
ALTER TABLE holds ADD COLUMN publication integer REFERENCES publications (number);
UPDATE holds SET publication = 1;
ALTER TABLE holds ALTER COLUMN publication SET NOT NULL, ALTER COLUMN publication SET DEFAULT current_publication();
ALTER TABLE bookings ADD COLUMN publication integer NOT NULL DEFAULT 1 REFERENCES publications (number);
ALTER TABLE bookings ALTER COLUMN publication SET DEFAULT current_publication();
