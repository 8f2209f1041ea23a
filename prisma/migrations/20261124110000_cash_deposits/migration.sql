-- Cash that was taken from the desk to the bank. What is at the desk is the cash that came, less what was paid back and
-- what was taken.
CREATE TABLE cash_deposits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  paise integer NOT NULL CHECK (paise > 0),
  -- the day in India on which it was taken
  on_day date NOT NULL,
  recorded_by text NOT NULL,
  idempotency_key text UNIQUE,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  voided_at timestamptz(6),
  voided_by text,
  CHECK ((voided_at IS NULL) = (voided_by IS NULL))
);
CREATE INDEX cash_deposits_days ON cash_deposits (on_day);

-- As payments: what stands in the books can only be voided, once.
CREATE FUNCTION keep_cash_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.voided_at IS NULL THEN
    OLD.voided_at := NEW.voided_at;
    OLD.voided_by := NEW.voided_by;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'cash that was taken to the bank is kept as it is';
END $$;
CREATE TRIGGER cash_deposits_kept BEFORE UPDATE OR DELETE ON cash_deposits
  FOR EACH ROW EXECUTE FUNCTION keep_cash_deposit();
