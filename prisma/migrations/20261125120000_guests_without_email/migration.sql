-- Staff book for guests who give no e-mail: nothing is mailed to them. Such a guest is known by their number.
ALTER TABLE bookings ALTER COLUMN email DROP NOT NULL;
ALTER TABLE customers ALTER COLUMN email DROP NOT NULL;

-- The digits of a telephone number with its country's, as internationalDigits of lib/booking/rules/contact.ts has them.
CREATE FUNCTION international_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN length(ltrim(regexp_replace(phone, '\D', '', 'g'), '0')) = 10 AND btrim(phone) NOT LIKE '+%' THEN '91' ELSE '' END
    || ltrim(regexp_replace(phone, '\D', '', 'g'), '0');
CREATE UNIQUE INDEX customers_number ON customers (international_digits(phone)) WHERE email IS NULL;

-- Both give the same as before where there is an e-mail, so their indexes stay as they are.
CREATE OR REPLACE FUNCTION booking_words(full_name text, email text, phone text, reference text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN folded(full_name || ' ' || coalesce(email, '') || ' ' || phone_words(phone) || ' ' || reference || ' '
    || replace(reference, '-', ''));
CREATE OR REPLACE FUNCTION customer_words(full_name text, email text, phone text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN folded(full_name || ' ' || coalesce(email, '') || ' ' || phone_words(phone));
