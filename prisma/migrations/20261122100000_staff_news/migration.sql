-- Every process hears of a change when it is committed, by the entry that every change leaves in the history.
DROP TRIGGER notifications_tell ON notifications;
DROP FUNCTION tell_notification();

CREATE FUNCTION tell_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('action', NEW.action, 'booking_id', NEW.booking_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entries_tell AFTER INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION tell_staff();
