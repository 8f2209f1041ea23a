-- Receipts of one app share nearly all that is written on them: name, sum and UTR are three words of twenty, and four
-- fifths alike was enough to call 29 of 30 different payments familiar. One picture that was saved again shares every
-- word. So now all words have to be shared: but for the topmost, a phone's clock, and one in twenty for what a saved
-- picture loses. A word that was saved again, made smaller or cut anew differs in 8 bits at most.
CREATE FUNCTION says_the_same(one bigint[], other bigint[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT cardinality(one) * 4 <= cardinality(other) * 5 AND cardinality(other) * 4 <= cardinality(one) * 5
    AND (
      SELECT count(*) FILTER (WHERE NOT EXISTS (
        SELECT 1 FROM unnest(CASE WHEN cardinality(one) <= cardinality(other) THEN other ELSE one END) AS theirs
        WHERE bit_count((mine # theirs)::bit(64)) <= 8)) * 20 <= count(*)
      FROM unnest(CASE WHEN cardinality(one) <= cardinality(other) THEN one[2:] ELSE other[2:] END) AS mine
    )
$$;

CREATE OR REPLACE FUNCTION alike_of(file files) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT near.id FROM (
    SELECT f.id, f.created_at, f.word_hashes,
      bit_count((f.perceptual_hash # file.perceptual_hash)::bit(64)) AS apart
    FROM files f
    WHERE hash_bands(f.perceptual_hash) && hash_bands(file.perceptual_hash)
      AND bit_count((f.perceptual_hash # file.perceptual_hash)::bit(64)) <= 8
      AND f.sha256 <> file.sha256
    ORDER BY f.created_at DESC LIMIT 300
  ) AS near
  WHERE CASE WHEN least(cardinality(near.word_hashes), cardinality(file.word_hashes)) < 6
    THEN near.apart <= 5
    ELSE says_the_same(near.word_hashes, file.word_hashes) END
  ORDER BY near.created_at DESC LIMIT 10
$$;
DROP FUNCTION words_shared;

-- What was called familiar until now is looked at anew.
DELETE FROM alike_files a USING files f, files o
WHERE f.id = a.file_id AND o.id = a.other_id
  AND least(cardinality(f.word_hashes), cardinality(o.word_hashes)) >= 6
  AND NOT says_the_same(f.word_hashes, o.word_hashes);
