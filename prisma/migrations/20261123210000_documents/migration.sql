-- The papers of the law on GST: receipt voucher, tax invoice, refund voucher, credit note. What one says is in its
-- snapshot, which nothing changes; a mistake gets a credit note.

-- A guest may want the bill in the name of a firm. A GSTIN is checked by its own check digit before it comes here.
ALTER TABLE bookings
  ADD COLUMN bill_to text CHECK (char_length(bill_to) BETWEEN 1 AND 120),
  ADD COLUMN bill_address text CHECK (char_length(bill_address) BETWEEN 1 AND 300),
  ADD COLUMN gstin text CHECK (gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  ADD CONSTRAINT bookings_gstin_of_firm CHECK (gstin IS NULL OR bill_to IS NOT NULL);

-- The last number of each series in each financial year. Who issues a document holds the row until the transaction ends.
CREATE TABLE document_series (
  series text NOT NULL CHECK (series ~ '^[A-Z]{2,4}$'),
  year text NOT NULL CHECK (year ~ '^\d\d-\d\d$'),
  last integer NOT NULL CHECK (last BETWEEN 1 AND 99999),
  PRIMARY KEY (series, year)
);
CREATE TABLE documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('receipt_voucher', 'tax_invoice', 'refund_voucher', 'credit_note')),
  series text NOT NULL,
  year text NOT NULL,
  number integer NOT NULL,
  booking_id uuid NOT NULL REFERENCES bookings,
  payment_id uuid UNIQUE REFERENCES payments,
  cited_id uuid REFERENCES documents,
  issued_at timestamptz(6) NOT NULL,
  paise integer NOT NULL CHECK (paise >= 0),
  snapshot jsonb NOT NULL,
  UNIQUE (series, year, number),
  FOREIGN KEY (series, year) REFERENCES document_series,
  CHECK ((payment_id IS NOT NULL) = (kind IN ('receipt_voucher', 'refund_voucher'))),
  CHECK (kind <> 'credit_note' OR cited_id IS NOT NULL)
);
CREATE INDEX documents_booking ON documents (booking_id);
CREATE INDEX documents_cited ON documents (cited_id);
CREATE INDEX documents_newest ON documents (issued_at DESC, id DESC);

-- For the job that issues the vouchers of what was verified lately.
CREATE INDEX payments_verified ON payments (verified_at) WHERE state = 'verified';

-- The number is the next of its series: none is left out and none is given twice, whoever inserts.
CREATE FUNCTION number_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_series AS s (series, year, last) VALUES (NEW.series, NEW.year, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = s.last + 1
    RETURNING last INTO NEW.number;
  IF NEW.kind = 'tax_invoice' AND EXISTS (
    SELECT FROM documents i WHERE i.booking_id = NEW.booking_id AND i.kind = 'tax_invoice' AND i.paise >
      (SELECT coalesce(sum(c.paise), 0) FROM documents c WHERE c.cited_id = i.id AND c.kind = 'credit_note')
  ) THEN
    RAISE EXCEPTION 'the stay has an invoice' USING ERRCODE = 'unique_violation';
  END IF;
  IF NEW.kind = 'credit_note' AND NEW.paise > (
    SELECT i.paise - coalesce(sum(c.paise), 0)
    FROM documents i LEFT JOIN documents c ON c.cited_id = i.id AND c.kind = 'credit_note'
    WHERE i.id = NEW.cited_id AND i.kind = 'tax_invoice' GROUP BY i.id
  ) IS NOT FALSE THEN
    RAISE EXCEPTION 'a credit note takes no more than its invoice has left' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER documents_number BEFORE INSERT ON documents FOR EACH ROW EXECUTE FUNCTION number_document();

-- A series only goes on, one by one.
CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.last = OLD.last + 1 AND (NEW.series, NEW.year) = (OLD.series, OLD.year) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'numbers of documents have no gaps';
END $$;
CREATE TRIGGER document_series_goes_on BEFORE UPDATE OR DELETE ON document_series
  FOR EACH ROW EXECUTE FUNCTION refuse_gap();

-- A document that was issued stays as it is. Once nothing obliges the farm to know whom it was for, that can be taken out.
CREATE FUNCTION paper_without_words(kept jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN kept || '{"recipient": {"name": "Erased guest", "firm": null, "address": null, "gstin": null}, "reason": null}'
  || jsonb_build_object('payments', (
    SELECT coalesce(jsonb_agg(payment || '{"utr": null}' ORDER BY place), '[]')
    FROM jsonb_array_elements(kept->'payments') WITH ORDINALITY AS listed (payment, place)));
CREATE FUNCTION refuse_paper_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    OLD.snapshot := paper_without_words(OLD.snapshot);
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a document that was issued never changes';
END $$;
CREATE TRIGGER documents_stay BEFORE UPDATE OR DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION refuse_paper_change();
