-- A place has a row from the first try on, so that every process knows of failures and when to try again.
-- What Google answered is null until it has answered well.
ALTER TABLE reviews_cache
  ALTER COLUMN payload DROP NOT NULL,
  ALTER COLUMN fetched_at DROP NOT NULL,
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  ADD COLUMN failure text,
  ADD COLUMN retry_at timestamptz,
  ADD CONSTRAINT reviews_cache_answered CHECK ((payload IS NULL) = (fetched_at IS NULL)),
  ADD CONSTRAINT reviews_cache_failed CHECK ((failures > 0) = (failure IS NOT NULL AND retry_at IS NOT NULL));
