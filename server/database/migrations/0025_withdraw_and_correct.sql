DROP INDEX "disputes_open_item";--> statement-breakpoint
DROP INDEX "disputes_open_entry";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "returned_on" text;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open_item" ON "disputes" USING btree ("user_id","negative_item_id") WHERE status not in ('resolved', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open_entry" ON "disputes" USING btree ("user_id","entry_key") WHERE status not in ('resolved', 'rejected', 'withdrawn');--> statement-breakpoint
UPDATE "letters" SET "returned_on" = "dispute_events"."facts"->>'on' FROM "dispute_events" WHERE "dispute_events"."user_id" = "letters"."user_id" AND "dispute_events"."kind" IN ('returned', 'failed') AND "dispute_events"."facts"->>'letterId' = "letters"."id"::text AND "letters"."delivered_on" IS NULL;
