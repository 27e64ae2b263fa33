ALTER TABLE "disputes" ADD COLUMN "is_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "disputes" SET "is_request" = true
WHERE EXISTS (
  SELECT 1 FROM "dispute_events" "e"
  WHERE "e"."user_id" = "disputes"."user_id" AND "e"."dispute_id" = "disputes"."id" AND "e"."kind" = 'sent'
) AND NOT EXISTS (
  SELECT 1 FROM "dispute_events" "e"
  WHERE "e"."user_id" = "disputes"."user_id" AND "e"."dispute_id" = "disputes"."id"
    AND ("e"."kind" = 'submitted' OR ("e"."kind" = 'sent' AND "e"."text" NOT LIKE 'Request to %' AND "e"."text" NOT LIKE 'Practice: request to %'))
);
