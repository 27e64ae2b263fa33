DROP INDEX "expected_files_of";--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
DROP INDEX "done_calls_at";--> statement-breakpoint
ALTER TABLE "expected_files" DROP CONSTRAINT "expected_files_pkey";--> statement-breakpoint
ALTER TABLE "expected_files" ADD CONSTRAINT "expected_files_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE INDEX "answered_passkey_challenges_old" ON "answered_passkey_challenges" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "email_confirmations_old" ON "email_confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_returns_old" ON "email_returns" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_old" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "password_resets_old" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_old" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_old" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "replies_confirmed" ON "replies" USING btree ("user_id") WHERE confirmed_at is not null and not is_practice;--> statement-breakpoint
CREATE INDEX "disputes_ended" ON "disputes" USING btree ("bureau","created_at") WHERE outcome <> 'pending' and not is_practice;--> statement-breakpoint
CREATE INDEX "disputes_awaited" ON "disputes" USING btree ("user_id","id") WHERE status in ('in_progress', 'under_review', 'rejected') or (status = 'pending' and told is not null);--> statement-breakpoint
CREATE INDEX "helper_invitations_email" ON "helper_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "helper_invitations_old" ON "helper_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_addresses" ON "mails" USING gin ("address_hashes");--> statement-breakpoint
CREATE INDEX "model_calls_old" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stripe_events_old" ON "stripe_events" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "done_calls_at" ON "done_calls" USING btree ("at");