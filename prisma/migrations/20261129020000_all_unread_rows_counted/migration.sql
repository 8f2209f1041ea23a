-- The rows of a bank's file that could not be read are listed up to a bound; this is the number of all of them.
ALTER TABLE statements ADD COLUMN unread_count integer NOT NULL DEFAULT 0;
UPDATE statements SET unread_count = jsonb_array_length(unread);
ALTER TABLE statements ADD CONSTRAINT statements_count_what_is_unread CHECK (unread_count >= jsonb_array_length(unread));
