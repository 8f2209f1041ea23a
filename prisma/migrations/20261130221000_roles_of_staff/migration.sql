-- What a person on the staff may do: lib/auth/schema.ts says what each role lets them. Until now everybody might do everything, so those
-- who are there become owners; from now on whoever adds a person says what they are. `publishes` matters for the desk alone.
ALTER TABLE staff
  ADD COLUMN role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'desk', 'kitchen')),
  ADD COLUMN publishes boolean NOT NULL DEFAULT true;
ALTER TABLE staff ALTER COLUMN role DROP DEFAULT;
