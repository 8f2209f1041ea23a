-- The pictures of the farm's own that guests' pages show: by what each is of, the photograph by its hash, what has to be seen of it in
-- percent from the top left, and whether it's a photo or drawn.
ALTER TABLE publications ADD COLUMN pictures jsonb NOT NULL DEFAULT '{}'
  CONSTRAINT publications_pictures CHECK (
    jsonb_typeof(pictures) = 'object'
    AND NOT pictures @? 'strict $.* ? (@.type() <> "object")'
    AND NOT pictures @? '$.* ? (!(@.hash.type() == "string" && @.hash like_regex "^[0-9a-f]{32}$") || !(@.kind == "photo" || @.kind == "illustration"))'
    AND NOT pictures @? '$.* ? (!(@.x.type() == "number" && @.x >= 0 && @.x <= 100) || !(@.y.type() == "number" && @.y >= 0 && @.y <= 100))'
  );

ALTER TABLE site_changes DROP CONSTRAINT site_changes_kind_check;
ALTER TABLE site_changes
  ADD CONSTRAINT site_changes_kind_check CHECK (kind IN ('fact', 'words', 'list', 'picture'));
