-- A UPI number is its twelve digits: without the zeros that some banks print in front, and without their C for a credit or
-- D for a debit. Else one payment could be verified twice, once with them and once without.
CREATE FUNCTION plain_utr(utr text) RETURNS text LANGUAGE sql IMMUTABLE STRICT
RETURN regexp_replace(utr, '^(0+|[CD])(\d{12})$', '\2');

-- Two payments that were verified so before stay as they are in the books: the first in time has the plain number.
ALTER TABLE payments DISABLE TRIGGER USER;
WITH told AS (
  SELECT id, state, plain_utr(utr) AS plain, row_number() OVER (
    PARTITION BY plain_utr(utr), state = 'verified' ORDER BY utr <> plain_utr(utr), created_at, id) AS place
  FROM payments WHERE utr IS NOT NULL
)
UPDATE payments p SET utr = t.plain FROM told t
WHERE t.id = p.id AND p.utr <> t.plain AND (t.state <> 'verified' OR t.place = 1);
ALTER TABLE payments ENABLE TRIGGER USER;

ALTER TABLE statement_lines DISABLE TRIGGER USER;
UPDATE statement_lines SET utr = plain_utr(utr) WHERE utr <> plain_utr(utr);
UPDATE statement_lines SET codes = (SELECT array_agg(DISTINCT plain_utr(code)) FROM unnest(codes) AS code)
WHERE EXISTS (SELECT FROM unnest(codes) AS code WHERE code <> plain_utr(code));
ALTER TABLE statement_lines ENABLE TRIGGER USER;

DROP FUNCTION plain_utr(text);
