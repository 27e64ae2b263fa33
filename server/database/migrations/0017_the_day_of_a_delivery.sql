ALTER TABLE "letters" ADD COLUMN "delivered_on" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "filed_on" text;--> statement-breakpoint
-- What was recorded before keeps the day that its timeline tells, from which its clock was started; where an event of an earlier
-- version tells none, Greenwich's, as it was counted then.
UPDATE "letters" AS letter SET "delivered_on" = coalesce(
  (SELECT event."facts"->>'on' FROM "dispute_events" AS event
    WHERE event."user_id" = letter."user_id" AND event."dispute_id" = letter."dispute_id" AND event."kind" = 'delivered'
      AND event."facts"->>'letterId' = letter."id"::text ORDER BY event."sequence" DESC LIMIT 1),
  to_char(letter."delivered_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'))
  WHERE letter."delivered_at" IS NOT NULL;--> statement-breakpoint
UPDATE "submissions" AS filing SET "filed_on" = coalesce(
  (SELECT event."facts"->>'on' FROM "dispute_events" AS event
    WHERE event."user_id" = filing."user_id" AND event."dispute_id" = filing."dispute_id" AND event."kind" = 'submitted'
      AND event."facts"->>'target' = filing."target" AND event."at" = filing."submitted_at"
    ORDER BY event."sequence" DESC LIMIT 1),
  to_char(filing."submitted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'));--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "filed_on" SET NOT NULL;
