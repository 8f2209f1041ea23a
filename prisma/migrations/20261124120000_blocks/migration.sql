-- Units that staff take out of sale for some nights, each with its reason and a line for staff.
ALTER TABLE occupancies ADD COLUMN because text CHECK (because IN ('repairs', 'cleaning', 'ourselves', 'other'));
UPDATE occupancies SET because = 'other' WHERE kind = 'block';
ALTER TABLE occupancies
  ADD CONSTRAINT occupancies_because CHECK ((kind = 'block') = (because IS NOT NULL)),
  ADD CONSTRAINT occupancies_note CHECK (char_length(note) <= 200);
