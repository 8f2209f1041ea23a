-- Every process hears of a new notification when it is committed, whoever wrote it.
CREATE FUNCTION tell_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notifications', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER notifications_tell AFTER INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION tell_notification();
