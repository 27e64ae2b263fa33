ALTER TABLE "dispute_events" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_events" ADD COLUMN "sealed_event" text;
--> statement-breakpoint
-- As in 0007, but what an event says may be sealed, and sealed anew with another key: place, instant, kind and hashes stay. The chain
-- of hashes covers what is sealed, so that another text in its place is seen.
CREATE OR REPLACE FUNCTION "guard_dispute_events"() RETURNS trigger LANGUAGE plpgsql AS $guard$
DECLARE
  last record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT "sequence", "hash" INTO last FROM "dispute_events"
      WHERE "user_id" = NEW."user_id" AND "dispute_id" = NEW."dispute_id" ORDER BY "sequence" DESC LIMIT 1;
    IF NEW."sequence" <> coalesce(last."sequence", 0) + 1 OR NEW."previous_hash" <> coalesce(last."hash", repeat('0', 64))
      OR NEW."hash" !~ '^[0-9a-f]{64}$' THEN
      RAISE EXCEPTION 'an event of a dispute is put behind the last one' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
  END IF;
  -- Gone with its whole dispute: the dispute itself is deleted already when its events follow.
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM "disputes" WHERE "user_id" = OLD."user_id" AND "id" = OLD."dispute_id"
  ) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW."sealed_event" IS NOT NULL AND NEW."text" IS NULL AND NEW."facts" IS NULL
    AND to_jsonb(NEW) - 'text' - 'facts' - 'sealed_event' = to_jsonb(OLD) - 'text' - 'facts' - 'sealed_event' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the timeline of a dispute is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$guard$;
