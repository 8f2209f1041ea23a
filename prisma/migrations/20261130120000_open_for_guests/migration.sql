-- Whether guests see the site and can book is a fact. Every farm that has published anything was open.
ALTER TABLE publications DISABLE TRIGGER publications_kept;
UPDATE publications SET facts = facts || '{"open": true}' WHERE facts <> '{}' AND NOT facts ? 'open';
ALTER TABLE publications ENABLE TRIGGER publications_kept;
