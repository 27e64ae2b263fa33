ALTER TABLE "mailings" ADD COLUMN "scans" jsonb;--> statement-breakpoint
CREATE INDEX "mailings_open" ON "mailings" USING btree ("user_id","letter_id") WHERE is_finished = false;