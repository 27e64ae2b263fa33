CREATE INDEX "notifications_old" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reminder_mails_old" ON "reminder_mails" USING btree ("claimed_at");