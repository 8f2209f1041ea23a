-- Staff hear at once of a unit that is held, held for longer or given back: a hold leaves no entry in the history.
CREATE FUNCTION tell_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', '{"action":"hold_changed","booking_id":null}');
  RETURN NULL;
END $$;
CREATE TRIGGER occupancies_tell_held AFTER INSERT OR UPDATE OF expires_at ON occupancies
  FOR EACH ROW WHEN (NEW.kind = 'hold') EXECUTE FUNCTION tell_hold();
CREATE TRIGGER occupancies_tell_free AFTER DELETE ON occupancies
  FOR EACH ROW WHEN (OLD.kind = 'hold') EXECUTE FUNCTION tell_hold();
