CREATE SEQUENCE "public"."mail_serials" INCREMENT BY 1 MINVALUE 0 MAXVALUE 999999 START WITH 0 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"sealed" text,
	"deleted" jsonb NOT NULL,
	"sha256" text
);
--> statement-breakpoint
CREATE TABLE "answered_passkey_challenges" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"answered_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answered_passkey_challenges_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "email_confirmations_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"verifier" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	CONSTRAINT "passkeys_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sign_in_challenges_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "answers_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"target" text NOT NULL,
	"kind" text NOT NULL,
	"known_by" text NOT NULL,
	"received_on" text NOT NULL,
	"dated_on" text,
	"letter_id" uuid,
	"reply_id" uuid,
	"reply_result" text,
	"quote" text,
	"entry_report_id" uuid,
	"entry_subject_id" text,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"taken_back_at" timestamp(3) with time zone,
	"status_before" text NOT NULL,
	"outcome_before" text NOT NULL,
	"resolved_at_before" timestamp(3) with time zone,
	"answered_on_before" text,
	"is_practice" boolean NOT NULL,
	CONSTRAINT "answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"uploaded_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"received_on" text,
	"file_hash" text NOT NULL,
	"file_keys" jsonb NOT NULL,
	"pages_key" text,
	"page_count" integer NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" jsonb,
	"reading" jsonb,
	"about_none" text[] DEFAULT '{}' NOT NULL,
	"is_practice" boolean DEFAULT false NOT NULL,
	CONSTRAINT "replies_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "result_checks" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"report_date" text,
	"checked_at" timestamp(3) with time zone NOT NULL,
	"check" jsonb NOT NULL,
	"said" text,
	"said_at" timestamp(3) with time zone,
	CONSTRAINT "result_checks_user_id_answer_id_report_id_pk" PRIMARY KEY("user_id","answer_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"dispute_id" text NOT NULL,
	"due" text NOT NULL,
	"status" text NOT NULL,
	"digest" text NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "calendar_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "calendar_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "next_rounds" (
	"user_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"round" text NOT NULL,
	"declined_at" timestamp(3) with time zone,
	"prepared_at" timestamp(3) with time zone,
	"letter_id" uuid,
	"paper" jsonb,
	"office" jsonb,
	"sender_lines" text[],
	"filed_on" text,
	"filed_number" text,
	CONSTRAINT "next_rounds_user_id_dispute_id_round_pk" PRIMARY KEY("user_id","dispute_id","round")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_email_on" boolean NOT NULL,
	"email_kinds" jsonb NOT NULL,
	"days_before" integer NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"pages" jsonb NOT NULL,
	"added_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "rehearsal_acts" (
	"user_id" uuid NOT NULL,
	"understudy_id" uuid NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "rehearsal_acts_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"letter_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"dispute_id" uuid NOT NULL,
	"on_day" text NOT NULL,
	"kind" text NOT NULL,
	"reply" text,
	"decided_on" text,
	"done_at" timestamp(3) with time zone,
	CONSTRAINT "rehearsal_acts_user_id_understudy_id_sequence_pk" PRIMARY KEY("user_id","understudy_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "rehearsal_stories" (
	"user_id" uuid NOT NULL,
	"understudy_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"story" text NOT NULL,
	CONSTRAINT "rehearsal_stories_user_id_understudy_id_dispute_id_pk" PRIMARY KEY("user_id","understudy_id","dispute_id")
);
--> statement-breakpoint
CREATE TABLE "rehearsals" (
	"user_id" uuid NOT NULL,
	"understudy_id" uuid NOT NULL,
	"person" text NOT NULL,
	"seed" text NOT NULL,
	"is_surprise" boolean NOT NULL,
	"is_played_for_member" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rehearsals_user_id_understudy_id_pk" PRIMARY KEY("user_id","understudy_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_mails" (
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"claimed_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	CONSTRAINT "reminder_mails_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "understudies" (
	"user_id" uuid NOT NULL,
	"understudy_id" uuid NOT NULL,
	"begun_on" text NOT NULL,
	"today" text NOT NULL,
	"moved_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "understudies_user_id_understudy_id_pk" PRIMARY KEY("user_id","understudy_id"),
	CONSTRAINT "understudies_understudyId_unique" UNIQUE("understudy_id")
);
--> statement-breakpoint
DROP INDEX "disputes_newest";--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_user_id_dispute_id_target_pk";--> statement-breakpoint
ALTER TABLE "dispute_events" ALTER COLUMN "sequence" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "session_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT 'A browser' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "understudy_of" uuid;--> statement-breakpoint
ALTER TABLE "dispute_events" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "dispute_events" ADD COLUMN "previous_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_events" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "answered_on" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "papers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "label_number" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "mail_serial" integer;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "post_key" uuid;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "pdf_sha256" text;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "page_count" integer;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "first_tried_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "next_try_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "held_by" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_on" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answered_passkey_challenges" ADD CONSTRAINT "answered_passkey_challenges_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_dispute_id_disputes_user_id_id_fk" FOREIGN KEY ("user_id","dispute_id") REFERENCES "public"."disputes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_checks" ADD CONSTRAINT "result_checks_user_id_answer_id_answers_user_id_id_fk" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_rounds" ADD CONSTRAINT "next_rounds_user_id_dispute_id_disputes_user_id_id_fk" FOREIGN KEY ("user_id","dispute_id") REFERENCES "public"."disputes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_acts" ADD CONSTRAINT "rehearsal_acts_user_id_understudy_id_rehearsals_user_id_understudy_id_fk" FOREIGN KEY ("user_id","understudy_id") REFERENCES "public"."rehearsals"("user_id","understudy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_stories" ADD CONSTRAINT "rehearsal_stories_user_id_understudy_id_rehearsals_user_id_understudy_id_fk" FOREIGN KEY ("user_id","understudy_id") REFERENCES "public"."rehearsals"("user_id","understudy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsals" ADD CONSTRAINT "rehearsals_user_id_understudy_id_understudies_user_id_understudy_id_fk" FOREIGN KEY ("user_id","understudy_id") REFERENCES "public"."understudies"("user_id","understudy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_mails" ADD CONSTRAINT "reminder_mails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "understudies" ADD CONSTRAINT "understudies_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "understudies" ADD CONSTRAINT "understudies_understudy_id_users_user_id_fk" FOREIGN KEY ("understudy_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "answers_of_dispute" ON "answers" USING btree ("user_id","dispute_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_reply_result" ON "answers" USING btree ("user_id","reply_id","reply_result") WHERE taken_back_at is null and reply_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "replies_file" ON "replies" USING btree ("user_id","file_hash");--> statement-breakpoint
CREATE INDEX "replies_status" ON "replies" USING btree ("status","uploaded_at");--> statement-breakpoint
CREATE INDEX "replies_newest" ON "replies" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_file" ON "papers" USING btree ("user_id","file_hash","kind","name");--> statement-breakpoint
CREATE UNIQUE INDEX "rehearsal_acts_letter" ON "rehearsal_acts" USING btree ("user_id","understudy_id","letter_id","number");--> statement-breakpoint
CREATE INDEX "rehearsal_acts_due" ON "rehearsal_acts" USING btree ("user_id","understudy_id","on_day") WHERE done_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_understudy_of_users_user_id_fk" FOREIGN KEY ("understudy_of") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_understudies" ON "users" USING btree ("understudy_of") WHERE understudy_of is not null;--> statement-breakpoint
CREATE INDEX "disputes_by_status" ON "disputes" USING btree ("user_id","status","created_at","id","outcome");--> statement-breakpoint
CREATE INDEX "mailings_waiting" ON "mailings" USING btree ("next_try_at") WHERE post_id is null;--> statement-breakpoint
CREATE INDEX "mailings_post_id" ON "mailings" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("created_at","user_id") WHERE mailed_on is null and not is_practice and not is_read;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_round" ON "submissions" USING btree ("user_id","dispute_id","target","round");--> statement-breakpoint
CREATE INDEX "disputes_newest" ON "disputes" USING btree ("user_id","created_at","id");