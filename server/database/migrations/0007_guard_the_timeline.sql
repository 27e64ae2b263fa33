-- Events that were written before there was a chain get their places and hashes in the order in which they were written: the
-- same text as engine/case-file/event-chain.ts writes it, without facts. From here on they are as fixed as the others; what
-- happened to them before, the chain cannot say.
DO $chain$
DECLARE
  event record;
  place integer;
  before text;
  subject uuid;
  owner uuid;
  printed text;
BEGIN
  FOR event IN SELECT * FROM "dispute_events" WHERE "hash" = '' ORDER BY "user_id", "dispute_id", "sequence" LOOP
    IF subject IS DISTINCT FROM event.dispute_id OR owner IS DISTINCT FROM event.user_id THEN
      place := 0;
      before := repeat('0', 64);
      subject := event.dispute_id;
      owner := event.user_id;
    END IF;
    place := place + 1;
    printed := '["errata-event/1",' || to_json(event.dispute_id::text)::text || ',' || place || ','
      || to_json(to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || ','
      || to_json(event.kind)::text || ',' || to_json(event.text)::text || ',null,' || to_json(before)::text || ']';
    UPDATE "dispute_events"
      SET "sequence" = place, "previous_hash" = before, "hash" = encode(sha256(convert_to(printed, 'UTF8')), 'hex')
      WHERE "user_id" = event.user_id AND "dispute_id" = event.dispute_id AND "sequence" = event.sequence
      RETURNING "hash" INTO before;
  END LOOP;
END
$chain$;
--> statement-breakpoint
CREATE FUNCTION "guard_dispute_events"() RETURNS trigger LANGUAGE plpgsql AS $guard$
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
  RAISE EXCEPTION 'the timeline of a dispute is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$guard$;
--> statement-breakpoint
CREATE TRIGGER "dispute_events_append_only" BEFORE INSERT OR UPDATE OR DELETE ON "dispute_events"
  FOR EACH ROW EXECUTE FUNCTION "guard_dispute_events"();
--> statement-breakpoint
CREATE FUNCTION "refuse_emptying"() RETURNS trigger LANGUAGE plpgsql AS $refuse$
BEGIN
  RAISE EXCEPTION 'the timeline of a dispute is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$refuse$;
--> statement-breakpoint
CREATE TRIGGER "dispute_events_never_emptied" BEFORE TRUNCATE ON "dispute_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_emptying"();
