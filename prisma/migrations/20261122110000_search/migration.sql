-- Staff find a guest by whatever stands before them: a number as the telephone shows it, a line of the bank.

-- Their bodies are bound when they are made: an index is made where no name is known without its schema.

-- Letters as they are typed in a hurry: small, and without accents. Adjacent literals are one text.
CREATE FUNCTION folded(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(lower(written),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřś'
    'ŝşšţťũūŭůűųŵŷźżžșțạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹø'
    'łđıё',
    'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrs'
    'sssttuuuuuuwyzzzstaaaaaaaaaaaaeeeeeeeeiioooooooooooouuuuuuuyyyyo'
    'ldiе');

-- A telephone number as guests write it, and its digits alone.
CREATE FUNCTION phone_words(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN phone || ' ' || translate(phone, '+-(). ', '');

CREATE FUNCTION booking_words(full_name text, email text, phone text, reference text, utr text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN folded(full_name || ' ' || email || ' ' || phone_words(phone) || ' ' || reference || ' '
    || replace(reference, '-', '') || ' ' || coalesce(utr, ''));
DROP INDEX bookings_search;
CREATE INDEX bookings_search ON bookings
  USING gin (booking_words(full_name, email, phone, reference, utr) gin_trgm_ops);
-- An amount is found whole, the one that was agreed and the one that the guest's page showed.
CREATE INDEX bookings_total ON bookings (total_paise);
CREATE INDEX bookings_claimed ON bookings (claimed_paise) WHERE claimed_paise <> total_paise;

CREATE FUNCTION customer_words(full_name text, email text, phone text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN folded(full_name || ' ' || email || ' ' || phone_words(phone));
DROP INDEX customers_search;
CREATE INDEX customers_search ON customers USING gin (customer_words(full_name, email, phone) gin_trgm_ops);
