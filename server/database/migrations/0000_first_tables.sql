CREATE TABLE "password_resets" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "password_resets_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"subject" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reset_requests_subject_id_pk" PRIMARY KEY("subject","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sessions_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"subject" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"failed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_failures_subject_id_pk" PRIMARY KEY("subject","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "audit_log_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"target_score" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_events" (
	"user_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "dispute_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "dispute_events_user_id_dispute_id_sequence_pk" PRIMARY KEY("user_id","dispute_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"negative_item_id" uuid,
	"creditor" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"priority" text NOT NULL,
	"estimated_impact" integer NOT NULL,
	"dispute_targets" text[] NOT NULL,
	"submission_method" text NOT NULL,
	"is_practice" boolean NOT NULL,
	"tracking_numbers" text[] DEFAULT '{}' NOT NULL,
	"delivered_on" text,
	"expected_on" text,
	"clock_target" text,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp(3) with time zone,
	"resolved_at" timestamp(3) with time zone,
	CONSTRAINT "disputes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"subject_id" text,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "findings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dispute_id" uuid,
	"negative_item_id" uuid,
	"creditor" text NOT NULL,
	"target" text NOT NULL,
	"letter_type" text NOT NULL,
	"recipient_lines" text[] NOT NULL,
	"sender_lines" text[] NOT NULL,
	"letter_date" text NOT NULL,
	"report_id" uuid,
	"enclosures" text[] NOT NULL,
	"content" text NOT NULL,
	"facts" jsonb NOT NULL,
	"attested_facts" text[] NOT NULL,
	"legal_basis" text[] NOT NULL,
	"strategy" text NOT NULL,
	"success_probability" integer NOT NULL,
	"written_by" text NOT NULL,
	"is_practice" boolean NOT NULL,
	"generated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"attested_at" timestamp(3) with time zone,
	"mailing_asked_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"sent_method" text,
	"tracking_number" text,
	"delivered_at" timestamp(3) with time zone,
	"expected_on" text,
	CONSTRAINT "letters_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"user_id" uuid NOT NULL,
	"letter_id" uuid NOT NULL,
	"method" text NOT NULL,
	"cost_cents" integer NOT NULL,
	"provider" text NOT NULL,
	"post_id" text,
	"requested_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"handed_over_at" timestamp(3) with time zone,
	"expected_delivery" text,
	"is_finished" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mailings_user_id_letter_id_pk" PRIMARY KEY("user_id","letter_id")
);
--> statement-breakpoint
CREATE TABLE "negative_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"identity" text NOT NULL,
	"report_id" uuid NOT NULL,
	"subject_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"bureau" text NOT NULL,
	"creditor_name" text NOT NULL,
	"description" text NOT NULL,
	"item_type" text NOT NULL,
	"priority" text NOT NULL,
	"estimated_impact" integer NOT NULL,
	"balance_cents" bigint,
	"date_opened" text,
	"account_number" text,
	"is_practice" boolean NOT NULL,
	"finding_count" integer NOT NULL,
	"dispute_id" uuid,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"is_listed" boolean NOT NULL,
	"detected_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "negative_items_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bureau" text NOT NULL,
	"source" text NOT NULL,
	"report_date" text,
	"uploaded_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"file_key" text NOT NULL,
	"file_hash" text NOT NULL,
	"page_count" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"activated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_goals" ADD CONSTRAINT "credit_goals_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_events" ADD CONSTRAINT "dispute_events_user_id_dispute_id_disputes_user_id_id_fk" FOREIGN KEY ("user_id","dispute_id") REFERENCES "public"."disputes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_user_id_report_id_reports_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_dispute_id_disputes_user_id_id_fk" FOREIGN KEY ("user_id","dispute_id") REFERENCES "public"."disputes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_user_id_letter_id_letters_user_id_id_fk" FOREIGN KEY ("user_id","letter_id") REFERENCES "public"."letters"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negative_items" ADD CONSTRAINT "negative_items_user_id_report_id_reports_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_requests_at" ON "reset_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_at" ON "sign_in_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open_item" ON "disputes" USING btree ("user_id","negative_item_id") WHERE status not in ('resolved', 'rejected');--> statement-breakpoint
CREATE INDEX "disputes_newest" ON "disputes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "findings_report" ON "findings" USING btree ("user_id","report_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_unsent_item" ON "letters" USING btree ("user_id","negative_item_id","target","letter_type") WHERE sent_at is null and negative_item_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "letters_unsent_dispute" ON "letters" USING btree ("user_id","dispute_id","target","letter_type") WHERE sent_at is null and negative_item_id is null;--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("user_id","generated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "negative_items_identity" ON "negative_items" USING btree ("user_id","bureau","identity");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_file" ON "reports" USING btree ("user_id","file_hash");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("user_id","bureau","report_date");