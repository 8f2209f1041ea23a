-- What is wrong with the service itself, a row a thing. `since` is null while it is well; `told_at` is when staff were
-- last mailed that it is not, also of a time that is over.
CREATE TABLE warnings (
  name text PRIMARY KEY CHECK (name IN ('mails', 'disk', 'backups', 'queue')),
  since timestamptz(6),
  told_at timestamptz(6),
  text text NOT NULL
);
