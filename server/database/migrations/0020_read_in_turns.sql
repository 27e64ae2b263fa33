DROP INDEX "replies_status";--> statement-breakpoint
DROP INDEX "report_readings_status";--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "claimed_by" integer;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "turn_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "report_readings" ADD COLUMN "wanted" integer[];--> statement-breakpoint
ALTER TABLE "report_readings" ADD COLUMN "is_scan" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report_readings" ADD COLUMN "claimed_by" integer;--> statement-breakpoint
ALTER TABLE "report_readings" ADD COLUMN "turn_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "replies_turn" ON "replies" USING btree ("status","turn_at");--> statement-breakpoint
CREATE INDEX "report_readings_turn" ON "report_readings" USING btree ("status","turn_at");--> statement-breakpoint
-- The version before kept no page that was made out until all of them were.
UPDATE "replies" SET "pages_read" = 0 WHERE "status" = 'processing';
