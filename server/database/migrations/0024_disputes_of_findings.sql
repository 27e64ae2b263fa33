ALTER TABLE "disputes" ADD COLUMN "finding_id" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "entry_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open_entry" ON "disputes" USING btree ("user_id","entry_key") WHERE status not in ('resolved', 'rejected');