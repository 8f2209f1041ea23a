-- Its own migration, because PostgreSQL lets nobody use a value of an enum in the transaction that adds it.
ALTER TYPE occupancy_kind ADD VALUE 'slept';
