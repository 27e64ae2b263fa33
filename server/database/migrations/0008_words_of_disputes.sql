-- What a search looks through, in small letters. `array_to_string` of texts does not depend on any setting, so the whole may be indexed.
CREATE FUNCTION "dispute_words"("creditor" text, "description" text, "numbers" text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("creditor" || ' ' || "description" || ' ' || array_to_string("numbers", ' '));
--> statement-breakpoint
-- Any three letters of a member's disputes are found by an index where the server has the extensions and lets us use them; where not, the
-- same search reads the member's rows.
DO $words$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE EXTENSION IF NOT EXISTS "btree_gin";
  CREATE INDEX "disputes_by_words" ON "disputes"
    USING gin ("user_id", "dispute_words"("creditor", "description", "tracking_numbers") gin_trgm_ops);
EXCEPTION
  -- Not allowed, not installed, or installed where it is not looked for.
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'disputes are searched without an index';
END
$words$;
