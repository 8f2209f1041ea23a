-- The rows of a bank's file that could not be read: number, what of it, and how it is written. No narration is in it.
ALTER TABLE statements ADD COLUMN unread jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(unread) = 'array');

-- The names of the columns, so that a kept layout can be seen and put right without its file.
ALTER TABLE statement_layouts ADD COLUMN headings text[] NOT NULL DEFAULT '{}';
