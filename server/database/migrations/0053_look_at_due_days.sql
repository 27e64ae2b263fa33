CREATE TABLE "next_looks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"look_at" timestamp(3) with time zone,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "replies_confirmed";--> statement-breakpoint
DROP INDEX "disputes_awaited";--> statement-breakpoint
ALTER TABLE "next_looks" ADD CONSTRAINT "next_looks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "next_looks_due" ON "next_looks" USING btree ("look_at","user_id");--> statement-breakpoint
INSERT INTO "next_looks" ("user_id", "look_at", "changes")
SELECT "user_id", 'epoch'::timestamptz, 1 FROM "disputes" UNION SELECT "user_id", 'epoch'::timestamptz, 1 FROM "replies" UNION SELECT "user_id", 'epoch'::timestamptz, 1 FROM "theft_cases";
