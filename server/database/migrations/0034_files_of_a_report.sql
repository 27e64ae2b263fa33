CREATE TABLE "report_files" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"original_key" text,
	"file_hash" text NOT NULL,
	"page_count" integer NOT NULL,
	"uploaded_at" timestamp(3) with time zone NOT NULL,
	"sealed_reading" text NOT NULL,
	CONSTRAINT "report_files_user_id_report_id_number_pk" PRIMARY KEY("user_id","report_id","number")
);
--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_user_id_report_id_reports_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_files_file" ON "report_files" USING btree ("user_id","file_hash");