-- Staff set seasons and codes. Who changes one says which version they have seen; a version is given once, so that one
-- that was deleted and put back has another.
CREATE SEQUENCE rate_versions AS integer;
ALTER TABLE seasons
  ADD COLUMN version integer NOT NULL DEFAULT nextval('rate_versions'),
  -- a price for each of some rooms, by their ids, in place of one for all
  ADD COLUMN room_prices jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(room_prices) = 'object'
    AND NOT jsonb_path_exists(room_prices, 'strict $.* ? (@.type() != "number" || @ < 0 || @ > 2147483647)'));
ALTER TABLE codes ADD COLUMN version integer NOT NULL DEFAULT nextval('rate_versions');

ALTER TABLE seasons
  DROP CONSTRAINT seasons_check2,
  DROP CONSTRAINT seasons_check3,
  ADD CONSTRAINT seasons_one_price CHECK (num_nonnulls(price_paise, percent, nullif(room_prices, '{}')) <= 1),
  ADD CONSTRAINT seasons_own_price CHECK (room_id IS NULL OR room_prices = '{}'),
  ADD CONSTRAINT seasons_says_something CHECK (num_nonnulls(price_paise, percent, minimum_nights) > 0
    OR room_prices <> '{}' OR closed OR no_arrival OR no_departure);

-- The changes of rates among all that the history holds.
CREATE INDEX audit_entries_rates ON audit_entries (id) WHERE action IN ('rates_changed', 'rates_put_back');
