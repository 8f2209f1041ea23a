-- Which languages the site has is a fact: publications from before had all of them.
ALTER TABLE publications DISABLE TRIGGER publications_kept;
UPDATE publications SET facts = facts || '{"languages": {"fr": true, "ar": true, "es": true, "zh": true, "ru": true}}'
WHERE facts <> '{}' AND NOT facts ? 'languages';
ALTER TABLE publications ENABLE TRIGGER publications_kept;
