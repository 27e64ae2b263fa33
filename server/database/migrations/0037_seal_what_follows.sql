ALTER TABLE "analyses" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "result_checks" ALTER COLUMN "check" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "negative_items" ALTER COLUMN "creditor_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "negative_items" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "sealed_content" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "sealed_quote" text;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "sealed_reading" text;--> statement-breakpoint
ALTER TABLE "result_checks" ADD COLUMN "sealed_check" text;--> statement-breakpoint
ALTER TABLE "negative_items" ADD COLUMN "sealed_entry" text;--> statement-breakpoint
ALTER TABLE "next_rounds" ADD COLUMN "sealed_paper" text;--> statement-breakpoint
-- A table of its own for what is kept of each report: with the old one its plain text leaves the files of the database.
ALTER TABLE "findings" RENAME TO "findings_of_before";--> statement-breakpoint
CREATE TABLE "findings" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"ids" text[] NOT NULL,
	"sealed_findings" text,
	"findings" jsonb,
	CONSTRAINT "findings_user_id_report_id_pk" PRIMARY KEY("user_id","report_id")
);
--> statement-breakpoint
INSERT INTO "findings" ("user_id", "report_id", "ids", "findings")
SELECT "user_id", "report_id", array_agg("id" ORDER BY "position"), jsonb_agg("content" ORDER BY "position") FROM "findings_of_before" GROUP BY 1, 2;--> statement-breakpoint
DROP TABLE "findings_of_before";--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_user_id_report_id_reports_user_id_id_fk" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."reports"("user_id","id") ON DELETE cascade ON UPDATE no action;