-- What a person has said of the first run, and the database can't know: a step was done, or left for later. `about` is what it was
-- said of, such as the UPI ID that ₹1 reached: with another one it counts no longer.
CREATE TABLE setup_steps (
  name text PRIMARY KEY CHECK (name IN ('name', 'reach', 'pay', 'gst', 'rooms', 'photos', 'rules', 'mail', 'team', 'backup')),
  state text NOT NULL CHECK (state IN ('done', 'skipped')),
  about text NOT NULL DEFAULT '' CHECK (length(about) <= 300),
  noted_by text NOT NULL,
  noted_at timestamptz(6) NOT NULL DEFAULT now()
);
