-- A room without a rate of GST has, for each night, the one that the law asks for at that night's value.
ALTER TABLE rooms ALTER COLUMN gst_percent DROP NOT NULL;

-- A line of the kind limit makes a night a sum that a rate fits, where no rate fits its value: more or less than its prices.
ALTER TABLE charges
  DROP CONSTRAINT charges_kind,
  DROP CONSTRAINT charges_sign,
  ADD CONSTRAINT charges_kind CHECK (kind IN ('night', 'extra_guest', 'limit', 'extra', 'discount', 'agreed')),
  ADD CONSTRAINT charges_sign CHECK (
    CASE kind WHEN 'discount' THEN paise < 0 WHEN 'agreed' THEN paise <> 0 WHEN 'limit' THEN paise <> 0
    ELSE paise >= 0 END);
