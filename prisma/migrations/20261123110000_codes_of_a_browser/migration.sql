-- A code works in the browser that asked for it. A row is made for every address that somebody types, of staff or
-- not, so that both leave the same behind. Codes that are open now end: whoever waits for one asks again.
DELETE FROM login_codes;
ALTER TABLE login_codes
  DROP COLUMN staff_id,
  ADD COLUMN email_sha256 bytea NOT NULL CHECK (octet_length(email_sha256) = 32),
  ADD COLUMN browser_sha256 bytea NOT NULL CHECK (octet_length(browser_sha256) = 32);
CREATE INDEX login_codes_browser ON login_codes (browser_sha256);

-- The browser that a session was made in, which its owner is known by when they ask for a code again.
ALTER TABLE staff_sessions
  ADD COLUMN browser_sha256 bytea CHECK (octet_length(browser_sha256) = 32);
CREATE INDEX staff_sessions_browser ON staff_sessions (browser_sha256);
