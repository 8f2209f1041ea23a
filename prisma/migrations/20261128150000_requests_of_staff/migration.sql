-- What staff have asked for, by the key that their browser gave it: `done` if it was carried out, in the transaction that
-- did it; false if the browser gave it up before it arrived, so that it is carried out no more.
CREATE TABLE staff_requests (
  key uuid PRIMARY KEY,
  done boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
