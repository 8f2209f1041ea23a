-- A proxy whose word about its clients is not believed makes all guests one sender.
ALTER TABLE warnings DROP CONSTRAINT warnings_name_check;
ALTER TABLE warnings ADD CONSTRAINT warnings_name_check
  CHECK (name IN ('mails', 'disk', 'backups', 'queue', 'proxy'));
