-- What staff have written is published with the facts: by language, then by the key of the shipped message that it replaces. Each has the
-- text (null for the shipped one, read and still correct) and the English text that it was written for.
ALTER TABLE publications ADD COLUMN words jsonb NOT NULL DEFAULT '{}'
  CONSTRAINT publications_words CHECK (
    jsonb_typeof(words) = 'object'
    AND NOT words @? 'strict $.* ? (@.type() <> "object")'
    AND NOT words @? 'strict $.*.* ? (@.type() <> "object")'
    AND NOT words @? '$.*.* ? (!(@.text.type() == "null" || @.text.type() == "string" && @.text <> "") || !(@.english.type() == "string"))'
  );

-- A text of a language is named by both: "fr/about.lead".
ALTER TABLE site_changes DROP CONSTRAINT site_changes_kind_check;
ALTER TABLE site_changes
  ADD CONSTRAINT site_changes_kind_check CHECK (kind IN ('fact', 'words')),
  ADD CONSTRAINT site_changes_words CHECK (kind <> 'words' OR name ~ '^[a-z]{2}/[A-Za-z0-9_.]+$');
