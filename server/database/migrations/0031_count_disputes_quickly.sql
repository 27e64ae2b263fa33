DROP INDEX "disputes_by_status";--> statement-breakpoint
CREATE INDEX "disputes_in_order_by_status" ON "disputes" USING btree ("user_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "disputes_by_outcome" ON "disputes" USING btree ("user_id","status","outcome");