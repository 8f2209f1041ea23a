-- Counts the changes of a room, so that two people never overwrite each other unseen.
ALTER TABLE rooms ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE INDEX customers_created ON customers (created_at DESC, id DESC);
CREATE INDEX customers_search ON customers
  USING gin ((lower(full_name || ' ' || email || ' ' || phone)) gin_trgm_ops);
