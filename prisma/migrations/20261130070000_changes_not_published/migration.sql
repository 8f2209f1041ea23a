-- The one draft of the farm: what staff have changed and guests don't see yet. Changing a thing again makes a new row, so that an id
-- names what a person has seen.
CREATE TABLE site_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind = 'fact'),
  name text NOT NULL,
  value jsonb NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz(6) NOT NULL DEFAULT now(),
  UNIQUE (kind, name)
);

-- A publication that brings an earlier one back says which.
ALTER TABLE publications ADD COLUMN restores integer REFERENCES publications (number);
