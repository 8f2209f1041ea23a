-- Code gives the usual rate, which stands in lib/property.ts and nowhere else.
ALTER TABLE rooms ALTER COLUMN gst_percent DROP DEFAULT;
