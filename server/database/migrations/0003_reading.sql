CREATE TABLE "bureau_consents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bureau" text NOT NULL,
	"provider" text NOT NULL,
	"words" text NOT NULL,
	"signature" text NOT NULL,
	"given_at" timestamp(3) with time zone NOT NULL,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "bureau_consents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"bureau" text,
	"source" text NOT NULL,
	"action" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_keys" jsonb NOT NULL,
	"replaces" uuid,
	"page_count" integer NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" jsonb,
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
DROP INDEX "reports_file";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "original_key" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bureau_consents" ADD CONSTRAINT "bureau_consents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bureau_consents_bureau" ON "bureau_consents" USING btree ("user_id","bureau");--> statement-breakpoint
CREATE UNIQUE INDEX "report_readings_file" ON "report_readings" USING btree ("user_id","file_hash");--> statement-breakpoint
CREATE INDEX "report_readings_status" ON "report_readings" USING btree ("status","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_file" ON "reports" USING btree ("user_id","file_hash","bureau");