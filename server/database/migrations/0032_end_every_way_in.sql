CREATE TABLE "ended_access" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"label" text NOT NULL,
	"kept" jsonb NOT NULL,
	"ended_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ended_access_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "ended_access" ADD CONSTRAINT "ended_access_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_access_at" ON "ended_access" USING btree ("ended_at");