-- Receipts of one payment app look alike: in the 64 bits of a difference hash, those of different payments
-- differ as little as one that was saved again. What differs is what is written on them, so each word or
-- number of a picture is kept as a hash of its own.
ALTER TABLE files ADD COLUMN word_hashes bigint[] NOT NULL DEFAULT '{}';

-- How much of what is written on one picture is written on the other as well, of the one with less on it; 0
-- when one has far more. A word that was saved again, made smaller or cut anew differs in 12 bits at most.
CREATE FUNCTION words_shared(one bigint[], other bigint[]) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN cardinality(one) * 3 > cardinality(other) * 4
    OR cardinality(other) * 3 > cardinality(one) * 4 THEN 0
  ELSE (
    SELECT avg((EXISTS (
      SELECT 1 FROM unnest(CASE WHEN cardinality(one) <= cardinality(other) THEN other ELSE one END) AS theirs
      WHERE bit_count((mine # theirs)::bit(64)) <= 12))::integer)
    FROM unnest(CASE WHEN cardinality(one) <= cardinality(other) THEN one ELSE other END) AS mine
  ) END
$$;

-- Among the newest pictures that look alike, those that say the same. Too few words decide nothing: there
-- the look alone does, and more strictly.
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
    ELSE words_shared(near.word_hashes, file.word_hashes) >= 0.8 END
  ORDER BY near.created_at DESC LIMIT 10
$$;
