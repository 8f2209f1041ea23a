-- What a person on the staff is called. Those who were added by their address alone have no name.
ALTER TABLE staff ADD COLUMN name text NOT NULL DEFAULT '' CHECK (length(name) <= 80);
