-- The day book reads the verified payments of some days.
CREATE INDEX payments_days ON payments (on_day) WHERE state = 'verified';
