-- Links to the draft that work without signing in, for a day. The secret is in the link only.
CREATE TABLE previews (
  sha256 bytea PRIMARY KEY CHECK (octet_length(sha256) = 32),
  made_by text NOT NULL,
  made_at timestamptz(6) NOT NULL DEFAULT now(),
  expires_at timestamptz(6) NOT NULL CHECK (expires_at > made_at)
);

-- When what the terms say last changed. Null: not since the farm first published, so the release's own date counts.
ALTER TABLE publications ADD COLUMN terms_at timestamptz(6);
