-- How far each process is with the pages of a publication: it makes them beside those that guests read, and switches to them.
CREATE TABLE renderings (
  publication integer NOT NULL REFERENCES publications (number) ON DELETE CASCADE,
  process uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('rendering', 'live', 'failed')),
  pages integer NOT NULL DEFAULT 0,
  ms integer NOT NULL DEFAULT 0,
  why text CHECK ((why IS NULL) = (state <> 'failed')),
  at timestamptz(6) NOT NULL DEFAULT now(),
  PRIMARY KEY (publication, process)
);
