-- What each list of the guests' pages shows, and in which order, where staff have changed it: by list, the items with their ids.
ALTER TABLE publications ADD COLUMN lists jsonb NOT NULL DEFAULT '{}'
  CONSTRAINT publications_lists CHECK (
    jsonb_typeof(lists) = 'object'
    AND NOT lists @? 'strict $.* ? (@.type() <> "array")'
    AND NOT lists @? 'strict $.*[*] ? (@.type() <> "object")'
    AND NOT lists @? '$.*[*] ? (!(@.id.type() == "string"))'
  );

ALTER TABLE site_changes DROP CONSTRAINT site_changes_kind_check;
ALTER TABLE site_changes ADD CONSTRAINT site_changes_kind_check CHECK (kind IN ('fact', 'words', 'list'));
