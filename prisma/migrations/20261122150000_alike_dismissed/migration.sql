-- Staff have looked at two pictures that look alike and found them different.
ALTER TABLE alike_files ADD COLUMN dismissed_at timestamptz;
